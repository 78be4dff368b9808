import type { Tx } from "#platform/database/database.ts";
import type { Write } from "#platform/database/writes.ts";
import type { Cents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type PostingTerms, post, postWith } from "#wallet/server/commands/post.ts";
import type { Posted } from "#wallet/server/commands/posted.ts";
import { payWhatIsOwed } from "#wallet/server/commands/refund-debts.ts";
import {
  markBookingsRefunded,
  type NewTransaction,
  newTransactions,
  recordTransactions,
} from "#wallet/server/commands/transactions.ts";
import { announceSettlement } from "#wallet/settlements/server/commands.ts";
import { transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { changeHeld, holdFunds, releaseFunds, splitHeld } from "../postings.ts";

const texts = catalogue("orders.money.server.postOrder", {
  order: (number: string) => `Order ${number}`,
  newConditions: (number: string) => `Order ${number}, new conditions`,
});

export type OrderMoney = {
  orderId: string;
  number: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  totalCents: Cents;
  feeCents: Cents;
};

type BookedMoney = OrderMoney & { campaignId: string };

const { success } = transactionStatuses;

/** Books orders of one organization: available → held, one posting each, all or none (R4.3). `writes` travel along. */
export async function holdForOrders(
  tx: Tx,
  orders: BookedMoney[],
  terms: PostingTerms,
  writes: Write[],
): Promise<void> {
  await postWith(tx, orders.map(holdFunds), terms, (posted) => [
    ...writes,
    newTransactions(bookingsOf(orders, posted)).write,
  ]);
}

const bookingsOf = (orders: BookedMoney[], posted: Posted[]): NewTransaction[] =>
  orders.map((order, index) => ({
    organizationId: order.clientOrganizationId,
    type: transactionTypes.booking,
    status: success,
    amountCents: order.totalCents,
    balanceAfterCents: posted[index]?.balanceAfter(order.clientOrganizationId, "available"),
    orderId: order.orderId,
    campaignId: order.campaignId,
    postingId: posted[index]?.id,
    description: texts.order(order.number),
  }));

/**
 * Adjusts the hold to an order's new price (R4.8), booked as Booking or Refund. `changeId` makes it happen once. Throws
 * 409 `insufficient_balance`.
 */
export async function changeHold(tx: Tx, order: OrderMoney, fromCents: Cents, changeId: string): Promise<void> {
  const moreCents = order.totalCents - fromCents;
  if (moreCents === 0) return;
  const change = { ...order, changeId, fromCents, toCents: order.totalCents };
  const [posted] = await post(tx, [changeHeld(change)], "newConditions");
  if (moreCents < 0) await markBookingsRefunded(tx, order.orderId, transactionStatuses.partiallyRefunded);
  await recordTransactions(tx, [
    {
      organizationId: order.clientOrganizationId,
      type: moreCents > 0 ? transactionTypes.booking : transactionTypes.refund,
      status: success,
      amountCents: Math.abs(moreCents),
      balanceAfterCents: posted?.balanceAfter(order.clientOrganizationId, "available"),
      orderId: order.orderId,
      postingId: posted?.id,
      description: texts.newConditions(order.number),
    },
  ]);
}

/** Returns an order's whole hold: Refund for the client, and the booking becomes Refunded. */
export async function releaseOrder(tx: Tx, order: OrderMoney): Promise<void> {
  const [posted] = await post(tx, [releaseFunds(order)]);
  await markBookingsRefunded(tx, order.orderId, transactionStatuses.refunded);
  await recordRefund(
    tx,
    order,
    order.totalCents,
    posted?.id,
    posted?.balanceAfter(order.clientOrganizationId, "available"),
  );
}

/**
 * Settles an order: `refundCents` return to the client, the rest is earnings less the service fee on it. Books Payment
 * (and Refund) and Earnings.
 */
export async function settleOrder(tx: Tx, order: OrderMoney, refundCents: Cents = 0): Promise<void> {
  const [posted] = await post(tx, [splitHeld({ ...order, refundCents })]);
  if (!posted) return;
  await announceSettlement(tx, posted);
  const paidCents = order.totalCents - refundCents;
  const shared = {
    status: success,
    orderId: order.orderId,
    postingId: posted.id,
    description: texts.order(order.number),
  };
  const rows = [
    {
      ...shared,
      organizationId: order.clientOrganizationId,
      type: transactionTypes.payment,
      amountCents: paidCents,
      balanceAfterCents: posted.balanceAfter(order.clientOrganizationId, "available"),
    },
    {
      ...shared,
      organizationId: order.publisherOrganizationId,
      type: transactionTypes.earnings,
      amountCents: paidCents - order.feeCents,
      balanceAfterCents: posted.balanceAfter(order.publisherOrganizationId, "earnings"),
    },
  ];
  // The fee may take all of a payment of one cent.
  const shown = rows.filter(({ amountCents }) => amountCents > 0);
  await recordTransactions(tx, shown);
  if (refundCents > 0) {
    await markBookingsRefunded(tx, order.orderId, transactionStatuses.partiallyRefunded);
    await recordRefund(tx, order, refundCents, posted.id, posted.balanceAfter(order.clientOrganizationId, "available"));
  }
  await payWhatIsOwed(tx, order.publisherOrganizationId);
}

async function recordRefund(
  tx: Tx,
  order: OrderMoney,
  amountCents: Cents,
  postingId: string | undefined,
  balanceAfterCents: number | undefined,
) {
  await recordTransactions(tx, [
    {
      organizationId: order.clientOrganizationId,
      type: transactionTypes.refund,
      status: success,
      amountCents,
      balanceAfterCents,
      orderId: order.orderId,
      postingId,
      description: texts.order(order.number),
    },
  ]);
}
