import type { Tx } from "#platform/database/database.ts";
import type { Settlement } from "../settlement.ts";

/** What a module does about a settlement, in a transaction of its own. It may be called again and then changes nothing. */
export type SettlementReader = (tx: Tx, settlement: Settlement) => Promise<void>;

export const settledQueueName = "settled";

/** Lets what follows from a settlement be done once its transaction is committed: invoices, commissions. */
export async function announceSettlement(tx: Tx, posted: { id: string } | undefined): Promise<void> {
  if (posted) await tx.enqueue(settledQueueName, { postingId: posted.id });
}
