import type { Tx } from "#platform/database/database.ts";
import { type Settlement, settledQueueName } from "../settlement.ts";
import { listUnread } from "./queries.ts";

/** A module's reaction to a settlement, in its own transaction. Must be idempotent. */
export type SettlementReader = (tx: Tx, settlement: Settlement) => Promise<void>;

/** Enqueues invoices, commissions and the like for after the commit. */
export async function announceSettlement(tx: Tx, posted: { id: string } | undefined): Promise<void> {
  if (posted) await tx.enqueue(settledQueueName, { postingId: posted.id });
}

/** Runs the readers of an organization's settlements now, and not when their jobs come. */
export const readUnread =
  (readers: SettlementReader[]) =>
  async (tx: Tx, organizationId: string): Promise<void> => {
    for (const settlement of await listUnread(tx, organizationId))
      for (const read of readers) await read(tx, settlement);
  };
