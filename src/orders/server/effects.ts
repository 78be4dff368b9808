import { eq, sql } from "drizzle-orm";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, invalid } from "#platform/http/errors.ts";
import { formatCents, shareOf } from "#platform/money/money.ts";
import { type OrderMoney, releaseOrder, settleOrder } from "#wallet/server/commands/orders.ts";
import { type OrderEffect, revisionRoundsMax } from "../order.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";
import { order } from "./tables.ts";

export type EffectContext = { tx: Tx; order: OrderRow; request: MoveRequest };

/** What the table's effects do; forgetting one does not compile. */
export const effects: Record<OrderEffect, (context: EffectContext) => Promise<void>> = {
  releaseFunds: ({ tx, order: row }) => releaseOrder(tx, moneyOf(row)),
  payPublisher: ({ tx, order: row }) => settleOrder(tx, moneyOf(row)),

  async splitFunds({ tx, order: row, request }) {
    const refundCents = request.refundCents ?? row.totalCents;
    if (refundCents > row.totalCents)
      throw invalid("refundCents", messages.atMost(formatCents(row.totalCents)), "too_big");
    if (refundCents === row.totalCents) return releaseOrder(tx, moneyOf(row));
    const feeCents = shareOf(row.totalCents - refundCents, row.feeBasisPoints);
    await settleOrder(tx, { ...moneyOf(row), feeCents }, refundCents);
  },

  /** The page is fetched by a job after the commit: nothing outside is asked inside a transaction. */
  async checkPublication({ tx, order: row }) {
    await tx.enqueue("check-publication", { orderId: row.id });
  },

  async countRevision({ tx, order: row }) {
    if (row.revisionRounds >= revisionRoundsMax) {
      throw conflict(
        "revision_rounds",
        `There were ${revisionRoundsMax} revisions already. Approve the publication, or open a dispute.`,
      );
    }
    await tx
      .update(order)
      .set({ revisionRounds: sql`${order.revisionRounds} + 1` })
      .where(eq(order.id, row.id));
  },
};

/** An order as the wallet knows it. */
export function moneyOf(row: OrderRow): OrderMoney {
  const { id, number, clientOrganizationId, publisherOrganizationId, totalCents, feeBasisPoints } = row;
  return {
    orderId: id,
    number,
    clientOrganizationId,
    publisherOrganizationId,
    totalCents,
    feeCents: shareOf(totalCents, feeBasisPoints),
  };
}
