import { Badge } from "@mantine/core";
import type { Order } from "../contract.ts";
import type { OrderStatus } from "../order.ts";
import { statusNameOf } from "../statuses.ts";

/** Color repeats the word: amber waits for somebody, green is good, red needs care. */
const colors: Record<OrderStatus, string> = {
  booked: "yellow",
  briefing: "yellow",
  briefed: "blue",
  writing: "blue",
  written: "teal",
  sent: "blue",
  changes_requested: "orange",
  accepted: "blue",
  published: "teal",
  checks_failed: "orange",
  revision_requested: "orange",
  completed: "green",
  canceled: "gray",
  rejected: "gray",
  expired: "gray",
  disputed: "red",
  claimed: "red",
  contested: "red",
  refunded: "gray",
};

export function OrderStatusBadge({ order }: { order: Pick<Order, "status" | "partlyRefunded"> }) {
  return (
    <Badge variant="dot" color={colors[order.status]} tt="none" fw={600} size="lg" style={{ flexShrink: 0 }}>
      {statusNameOf(order)}
    </Badge>
  );
}
