import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { ListedOrder } from "../contract.ts";
import { orderTones } from "../statuses.ts";
import { orderWords } from "./order-words.ts";

export function OrderStatusBadge({ order }: { order: Pick<ListedOrder, "status" | "partlyRefunded"> }) {
  return <StatusTag tone={orderTones[order.status]}>{orderWords.status(order)}</StatusTag>;
}
