import type { OrderStatus } from "./order.ts";

/** The five steps of an order, as its two sides speak of them. */
export const orderSteps = ["write", "answer", "publish", "approve", "done"] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The step at which an order of a status stands; undefined where it ended before its last step. */
const stepByStatus: Record<OrderStatus, OrderStep | undefined> = {
  booked: "write",
  changes_requested: "write",
  sent: "answer",
  accepted: "publish",
  revision_requested: "publish",
  published: "approve",
  checks_failed: "approve",
  completed: "done",
  claimed: "done",
  disputed: undefined,
  contested: undefined,
  canceled: undefined,
  rejected: undefined,
  expired: undefined,
  refunded: undefined,
};

type Passed = { status: OrderStatus } & Record<"sentAt" | "acceptedAt" | "publishedAt", unknown>;

/** How many steps an order has behind it: the index of the one at which it stands, or at which it ended. */
export function stepsBehind({ status, sentAt, acceptedAt, publishedAt }: Passed): number {
  const step = stepByStatus[status];
  if (step === "done") return orderSteps.length;
  if (step) return orderSteps.indexOf(step);
  return [sentAt, acceptedAt, publishedAt].filter(Boolean).length;
}
