import { adminAddresses, nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";

export const payeeHappenings = ["changePayouts"] as const;

const texts = catalogue("payments.payees.mails", {
  subject: (name: string) => `Payout details of ${name} can be changed`,
  opened: (email: string, name: string) =>
    `${email} opened the page where the bank account for payouts of ${name} is set.`,
  unexpected: "If you don't expect this, sign out all sessions, change your password, and contact support.",
  open: "Open withdrawals",
});

/** Owners and admins hear that somebody opens the page of payout details: it decides where their money goes. */
export async function tellPayouts(tx: Tx, { verb, subjectId, message: email }: RecordedEvent): Promise<Notice[]> {
  if (verb !== "changePayouts") return [];
  const name = (await nameOfOrganization(tx, subjectId)) ?? "";
  const letter = {
    subject: texts.subject(name),
    paragraphs: [texts.opened(email, name), texts.unexpected],
    action: { label: texts.open, path: "/withdrawal" },
  };
  return (await adminAddresses(tx, subjectId)).map((address) => ({ to: { email: address }, ...letter }));
}
