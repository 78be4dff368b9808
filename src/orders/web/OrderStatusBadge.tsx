import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { ListedOrder } from "../contract.ts";
import { orderTones, statusNameOf } from "../statuses.ts";

export function OrderStatusBadge({ order }: { order: Pick<ListedOrder, "status" | "partlyRefunded"> }) {
  return <StatusTag tone={orderTones[order.status]}>{statusNameOf(order)}</StatusTag>;
}
