import { doesGuaranteeRun } from "#proof/guarantee.ts";
import type { OrderStatus } from "../order.ts";

export const disputeStates = ["open", "decided"] as const;
export type DisputeState = (typeof disputeStates)[number];

export const disputeOutcomes = ["completed", "refunded", "split"] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** Cents. */
export function disputeOutcomeOf(refundCents: number | undefined, totalCents: number): DisputeOutcome {
  if (!refundCents) return "completed";
  return refundCents < totalCents ? "split" : "refunded";
}

type GuaranteedOrder = {
  status: OrderStatus;
  publishedAt: Date | string | null;
  conditions: { guaranteeDays: number };
};

/** True while a completed order can be disputed: its guarantee runs, or a claim is open. */
export function isDisputable(
  { status, publishedAt, conditions: { guaranteeDays } }: GuaranteedOrder,
  now: Date,
): boolean {
  if (!publishedAt) return false;
  return status === "claimed" || doesGuaranteeRun({ publishedAt: new Date(publishedAt), guaranteeDays }, now);
}
