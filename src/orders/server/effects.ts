import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { releaseOrder, settleOrder } from "#wallet/server/commands/orders.ts";
import type { OrderEffect } from "../order.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";
import { order } from "./tables.ts";
import { walletOrder } from "./wallet-order.ts";

type EffectContext = { tx: Tx; order: OrderRow; request: MoveRequest };

/** What the table's effects do; forgetting one does not compile. */
export const effects: Record<OrderEffect, (context: EffectContext) => Promise<void>> = {
  releaseFunds: ({ tx, order: row }) => releaseOrder(tx, walletOrder(row)),
  payPublisher: ({ tx, order: row }) => settleOrder(tx, walletOrder(row)),

  async splitFunds({ tx, order: row, request }) {
    const releasedCents = request.input.refundCents ?? row.totalCents;
    if (releasedCents === row.totalCents) return releaseOrder(tx, walletOrder(row));
    await settleOrder(tx, walletOrder(row, releasedCents), releasedCents);
  },

  /** The page is fetched by a job after the commit: nothing outside is asked inside a transaction. */
  async checkPublication({ tx, order: row }) {
    await tx.enqueue("check-publication", { orderId: row.id });
  },

  async countRevision({ tx, order: row }) {
    await tx
      .update(order)
      .set({ revisionRounds: sql`${order.revisionRounds} + 1` })
      .where(eq(order.id, row.id));
  },
};
