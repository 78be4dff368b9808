import { nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { BalanceHappening } from "../alert.ts";

const texts = catalogue("payments.alerts.mails", {
  lowSubject: (name: string, amount: string) => `The balance of ${name} is low: ${amount}`,
  low: (name: string, amount: string) =>
    `${name} has ${amount} left to book with, less than the amount that you set for this alert.`,
  topUp: "Top up",
  stoppedSubject: (name: string) => `Automatic top-ups of ${name} have stopped`,
  openBilling: "Open billing",
});

type Letter = Pick<Notice, "subject" | "paragraphs" | "action">;

/** `said` is the amount that is left, or why no card is charged any more. */
const letters: Record<BalanceHappening, (name: string, said: string) => Letter> = {
  runLow: (name, amount) => ({
    subject: texts.lowSubject(name, amount),
    paragraphs: [texts.low(name, amount)],
    action: { label: texts.topUp, path: "/top-up" },
  }),
  stopTopUps: (name, reason) => ({
    subject: texts.stoppedSubject(name),
    paragraphs: [reason],
    action: { label: texts.openBilling, path: "/profile/billing" },
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
