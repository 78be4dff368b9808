import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import type { transferHappenings } from "../top-up.ts";
import { nameOfTopUp } from "./queries.ts";

type TransferHappening = (typeof transferHappenings)[number];

/** What is said of a bank transfer: the amount that arrived, or why it was rejected. */
const letters: Record<TransferHappening, (reference: string, said: string) => Pick<Notice, "subject" | "paragraphs">> =
  {
    receive: (reference, amount) => ({
      subject: `Your bank transfer arrived: ${amount}`,
      paragraphs: [`The transfer ${reference} is in your balance.`],
    }),
    reject: (reference, reason) => ({
      subject: `Your bank transfer ${reference} was not accepted`,
      paragraphs: [reason],
    }),
  };

/** Tells an organization what became of a bank transfer. */
export async function tellTransfer(tx: Tx, event: RecordedEvent<TransferHappening>): Promise<Notice[]> {
  const topUp = await nameOfTopUp(tx, event.subjectId);
  if (!topUp) return [];
  const action = { label: "Open the top-up", path: `/top-up/${event.subjectId}` };
  const letter = letters[event.verb](topUp.reference ?? "", event.message);
  return [{ to: { organizationId: topUp.organizationId }, kind: "billing", about: event.subjectId, ...letter, action }];
}
