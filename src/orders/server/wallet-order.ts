import type { Cents } from "#platform/money/money.ts";
import type { OrderMoney } from "#wallet/server/commands/orders.ts";
import { moneyOf } from "../money.ts";
import type { OrderRow } from "./move-request.ts";

type Named = Pick<OrderRow, "id" | "number" | "clientOrganizationId" | "publisherOrganizationId">;

/** An order as the wallet knows it. */
export function walletOrder(order: Named & Parameters<typeof moneyOf>[0], releasedCents?: Cents): OrderMoney {
  const { id: orderId, number, clientOrganizationId, publisherOrganizationId } = order;
  const { totalCents, feeCents } = moneyOf(order, releasedCents);
  return { orderId, number, clientOrganizationId, publisherOrganizationId, totalCents, feeCents };
}
