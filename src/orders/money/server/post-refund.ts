import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { lockEarnings } from "#wallet/server/commands/lock-balance.ts";
import { post } from "#wallet/server/commands/post.ts";
import { oweRefund, type RefundedOrder, recordRefundOfBoth } from "#wallet/server/commands/refund-debts.ts";
import { markRefunded } from "#wallet/server/commands/transactions.ts";
import { announceSettlement } from "#wallet/settlements/server/commands.ts";
import { type TransactionStatus, transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { takeBackPayment } from "../postings.ts";

/** Cents that go back, by the publisher's and Byline's share. */
export type OrderRefund = RefundedOrder & {
  earningsCents: Cents;
  feeCents: Cents;
  isWhole: boolean;
};

const { payment, earnings } = transactionTypes;
const { refunded, partiallyRefunded } = transactionStatuses;

/**
 * Takes money of a completed order back, from earnings as far as they reach and the fee. The rest is debt, paid from
 * the next earnings. Stop unsent withdrawals first (`payments/withdrawals`).
 */
export async function takeBackOrder(tx: Tx, order: OrderRefund): Promise<void> {
  const covered = Math.min(await lockEarnings(tx, order.publisherOrganizationId), order.earningsCents);
  await giveBack(tx, { ...order, earningsCents: covered });
  const owedCents = order.earningsCents - covered;
  // Owed money has not come back yet.
  const marked: TransactionStatus = order.isWhole && owedCents === 0 ? refunded : partiallyRefunded;
  await markRefunded(tx, order.orderId, [payment, earnings], marked);
  if (owedCents > 0) await oweRefund(tx, order, owedCents);
}

async function giveBack(tx: Tx, order: Omit<OrderRefund, "isWhole">): Promise<void> {
  if (order.earningsCents + order.feeCents === 0) return;
  const [posted] = await post(tx, [takeBackPayment(order)]);
  await announceSettlement(tx, posted);
  await recordRefundOfBoth(tx, order, posted, order.earningsCents + order.feeCents);
}
