import { adminAddresses, nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";

export const payeeHappenings = ["changePayouts"] as const;

/** Owners and admins hear that somebody opens the page of payout details: it decides where their money goes. */
export async function tellPayouts(tx: Tx, { verb, subjectId, message: email }: RecordedEvent): Promise<Notice[]> {
  if (verb !== "changePayouts") return [];
  const name = await nameOfOrganization(tx, subjectId);
  const letter = {
    subject: `Payout details of ${name} can be changed`,
    paragraphs: [
      `${email} opened the page where the bank account for payouts of ${name} is set.`,
      "If you don't expect this, sign out all sessions, change your password, and contact support.",
    ],
    action: { label: "Open withdrawals", path: "/withdrawal" },
  };
  return (await adminAddresses(tx, subjectId)).map((address) => ({ to: { email: address }, ...letter }));
}
