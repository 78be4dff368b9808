import { isWritten, type ShownExtra } from "#formats/extras.ts";
import type { OrderStatus } from "./order.ts";

/** Two variants: the advertiser writes the text, or a brief for it. */
const ownText = ["write", "answer", "publish", "approve", "done"] as const;
const writtenText = ["brief", "answer", "write", "publish", "approve", "done"] as const;
export type OrderStep = (typeof ownText | typeof writtenText)[number];

export const stepsOf = (extras: readonly ShownExtra[]): readonly OrderStep[] =>
  isWritten(extras) ? writtenText : ownText;

/** Undefined for a status that ended early. */
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

/** Number of finished steps, which is the current step's index. */
export function stepsBehind({ status, extras, sentAt, acceptedAt, publishedAt }: Passed): number {
  const step = stepByStatus[status];
  const steps = stepsOf(extras);
  if (step === "done") return steps.length;
  if (step) return steps.indexOf(step);
  return [sentAt, acceptedAt, publishedAt].filter(Boolean).length;
}
