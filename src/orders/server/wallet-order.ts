import type { Cents } from "#platform/money/money.ts";
import { orderMoneyOf } from "../money/money.ts";
import type { OrderMoney } from "../money/server/post-order.ts";
import type { OrderRefund } from "../money/server/post-refund.ts";
import type { OrderRow } from "./move-request.ts";

type NumberedOrder = Pick<OrderRow, "id" | "number" | "clientOrganizationId" | "publisherOrganizationId">;

export function walletOrder(
  order: NumberedOrder & Parameters<typeof orderMoneyOf>[0],
  releasedCents?: Cents,
): OrderMoney {
  const { id: orderId, number, clientOrganizationId, publisherOrganizationId } = order;
  const { totalCents, feeCents } = orderMoneyOf(order, releasedCents);
  return { orderId, number, clientOrganizationId, publisherOrganizationId, totalCents, feeCents };
}

/** Shares of a completed order's refund: the publisher's earnings and the service fee. */
export function walletRefund(
  order: NumberedOrder & Parameters<typeof orderMoneyOf>[0],
  refundCents: Cents,
): OrderRefund {
  const { id: orderId, number, clientOrganizationId, publisherOrganizationId } = order;
  const [before, after] = [orderMoneyOf(order), orderMoneyOf(order, refundCents)];
  return {
    orderId,
    number,
    clientOrganizationId,
    publisherOrganizationId,
    earningsCents: before.earningsCents - after.earningsCents,
    feeCents: before.feeCents - after.feeCents,
    isWhole: refundCents === order.totalCents,
  };
}
