import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { Order } from "../contract.ts";
import { orderTones, statusNameOf } from "../statuses.ts";

export function OrderStatusBadge({ order }: { order: Pick<Order, "status" | "partlyRefunded"> }) {
  return <StatusTag tone={orderTones[order.status]}>{statusNameOf(order)}</StatusTag>;
}
