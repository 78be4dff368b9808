import { nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";

/** Tells the organization's people that its balance is low. */
export async function tellBalanceEvent(tx: Tx, { subjectId, message }: RecordedEvent): Promise<Notice[]> {
  const name = await nameOfOrganization(tx, subjectId);
  return [
    {
      to: { organizationId: subjectId },
      kind: "billing",
      about: subjectId,
      subject: `The balance of ${name} is low: ${message}`,
      paragraphs: [`${name} has ${message} left to book with, less than the amount that you set for this alert.`],
      action: { label: "Top up", path: "/top-up" },
    },
  ];
}
