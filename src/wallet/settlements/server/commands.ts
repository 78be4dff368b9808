import type { Tx } from "#platform/database/database.ts";
import type { Settlement } from "../settlement.ts";

/** A module's reaction to a settlement, in its own transaction. Must be idempotent. */
export type SettlementReader = (tx: Tx, settlement: Settlement) => Promise<void>;

export const settledQueueName = "settled";

/** Enqueues invoices, commissions and the like for after the commit. */
export async function announceSettlement(tx: Tx, posted: { id: string } | undefined): Promise<void> {
  if (posted) await tx.enqueue(settledQueueName, { postingId: posted.id });
}
