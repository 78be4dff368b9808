import { shareOf } from "#platform/money/money.ts";
import type { DisputeOutcome } from "../../dispute.ts";

/** Cents. */
export type Division = { returnedCents: number; earnedCents: number; feeCents: number };

/** The money of a decision, to the cent (R10.10). Undefined for a split without a sound amount. */
export function divided(
  outcome: DisputeOutcome,
  refundCents: number | undefined,
  totalCents: number,
  feeBasisPoints: number,
): Division | undefined {
  const returnedCents = { completed: 0, refunded: totalCents, split: refundCents }[outcome];
  if (returnedCents === undefined || !Number.isSafeInteger(returnedCents)) return undefined;
  if (returnedCents < 0 || returnedCents > totalCents) return undefined;
  const feeCents = shareOf(totalCents - returnedCents, feeBasisPoints);
  return { returnedCents, earnedCents: totalCents - returnedCents - feeCents, feeCents };
}
