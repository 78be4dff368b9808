import { isGuaranteed as doesGuaranteeRun } from "#proof/guarantee.ts";
import type { OrderStatus } from "../order.ts";

/** What the queue shows: what waits for a decision, or what has one. */
export const disputeStates = ["open", "decided"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** How an operator decided a dispute. */
export const disputeOutcomes = ["completed", "refunded", "split"] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** The outcome of a decision that gives so much back; undefined: nothing. Cents. */
export function outcomeOf(refundCents: number | undefined, totalCents: number): DisputeOutcome {
  if (!refundCents) return "completed";
  return refundCents < totalCents ? "split" : "refunded";
}

type Guaranteed = { status: OrderStatus; publishedAt: Date | string | null; conditions: { guaranteeDays: number } };

/**
 * True while the guarantee of a publication runs, and as long as a claim of it is open: only then is a completed order disputed.
 */
export function isGuaranteed({ status, publishedAt, conditions: { guaranteeDays } }: Guaranteed, now: Date): boolean {
  if (!publishedAt) return false;
  return status === "claimed" || doesGuaranteeRun({ publishedAt: new Date(publishedAt), guaranteeDays }, now);
}
