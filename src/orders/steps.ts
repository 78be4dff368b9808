import { isWritten, type ShownExtra } from "#formats/extras.ts";
import type { OrderStatus } from "./order.ts";

/** The steps of an order, as its two sides speak of them: the advertiser writes the text, or a brief for it. */
const ownText = ["write", "answer", "publish", "approve", "done"] as const;
const writtenText = ["brief", "answer", "write", "publish", "approve", "done"] as const;
export type OrderStep = (typeof ownText | typeof writtenText)[number];

/** The steps of an order with these extras. */
export const stepsOf = (extras: readonly ShownExtra[]): readonly OrderStep[] =>
  isWritten(extras) ? writtenText : ownText;

/** The step at which an order of a status stands; undefined where it ended before its last step. */
const stepByStatus: Record<OrderStatus, OrderStep | undefined> = {
  booked: "write",
  briefing: "brief",
  briefed: "answer",
  writing: "write",
  written: "write",
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

type Passed = { status: OrderStatus; extras: readonly ShownExtra[] } & Record<
  "sentAt" | "acceptedAt" | "publishedAt",
  unknown
>;

/** How many steps an order has behind it: the index of the one at which it stands, or at which it ended. */
export function stepsBehind({ status, extras, sentAt, acceptedAt, publishedAt }: Passed): number {
  const step = stepByStatus[status];
  const steps = stepsOf(extras);
  if (step === "done") return steps.length;
  if (step) return steps.indexOf(step);
  return [sentAt, acceptedAt, publishedAt].filter(Boolean).length;
}
