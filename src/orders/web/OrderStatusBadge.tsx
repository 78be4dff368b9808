import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { ListedOrder } from "../contract.ts";
import { orderTones } from "../status-names.ts";
import { orderTableWords } from "./order-table-words.ts";

export function OrderStatusBadge({ order }: { order: Pick<ListedOrder, "status" | "partlyRefunded"> }) {
  return <StatusTag tone={orderTones[order.status]}>{orderTableWords.status(order)}</StatusTag>;
}
