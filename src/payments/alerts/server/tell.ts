import { nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import type { BalanceHappening } from "../alert.ts";

type Letter = Pick<Notice, "subject" | "paragraphs" | "action">;

/** `said` is the amount that is left, or why no card is charged any more. */
const letters: Record<BalanceHappening, (name: string, said: string) => Letter> = {
  runLow: (name, amount) => ({
    subject: `The balance of ${name} is low: ${amount}`,
    paragraphs: [`${name} has ${amount} left to book with, less than the amount that you set for this alert.`],
    action: { label: "Top up", path: "/top-up" },
  }),
  stopTopUps: (name, reason) => ({
    subject: `Automatic top-ups of ${name} have stopped`,
    paragraphs: [reason],
    action: { label: "Open billing", path: "/profile/billing" },
  }),
};

/** Tells the organization's people what happened to its balance. */
export async function tellBalanceEvent(
  tx: Tx,
  { subjectId, verb, message }: RecordedEvent<BalanceHappening>,
): Promise<Notice[]> {
  const name = (await nameOfOrganization(tx, subjectId)) ?? "";
  return [{ to: { organizationId: subjectId }, kind: "billing", about: subjectId, ...letters[verb](name, message) }];
}
