import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { transferHappenings } from "../top-up.ts";
import { nameOfTopUp } from "./queries.ts";

type TransferHappening = (typeof transferHappenings)[number];

type TransferFacts = { reference: string; amount: string };

const texts = catalogue("payments.topUps.mails", {
  received: (amount: string) => `Your bank transfer arrived: ${amount}`,
  inBalance: (reference: string) => `The transfer ${reference} is in your balance.`,
  rejected: ({ reference, amount }: TransferFacts) => `Your bank transfer of ${amount} was not accepted · ${reference}`,
  open: "Open the top-up",
});

/** The second word is the amount that arrived, or why the transfer was rejected. */
const letters: Record<
  TransferHappening,
  (facts: TransferFacts, said: string) => Pick<Notice, "subject" | "paragraphs">
> = {
  receive: ({ reference }, amount) => ({
    subject: texts.received(amount),
    paragraphs: [texts.inBalance(reference)],
  }),
  reject: (facts, reason) => ({ subject: texts.rejected(facts), paragraphs: [reason] }),
};

/** Tells an organization what became of a bank transfer. */
export async function tellTransfer(tx: Tx, event: RecordedEvent<TransferHappening>): Promise<Notice[]> {
  const topUp = await nameOfTopUp(tx, event.subjectId);
  if (!topUp) return [];
  const action = { label: texts.open, path: `/top-up/${event.subjectId}` };
  const facts = { reference: topUp.reference ?? "", amount: formatCents(topUp.amountCents) };
  const letter = letters[event.verb](facts, event.message);
  return [{ to: { organizationId: topUp.organizationId }, kind: "billing", about: event.subjectId, ...letter, action }];
}
