/** How an operator decided a dispute. */
export const disputeOutcomes = ["completed", "refunded", "split"] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** The outcome of a decision that gives so much back; undefined: nothing. Cents. */
export function outcomeOf(refundCents: number | undefined, totalCents: number): DisputeOutcome {
  if (!refundCents) return "completed";
  return refundCents < totalCents ? "split" : "refunded";
}

const dayMilliseconds = 86_400_000;

type Guaranteed = { publishedAt: Date | string | null; conditions: { guaranteeDays: number } };

/** True while the guarantee of a publication runs: only then is a completed order disputed. */
export function isGuaranteed({ publishedAt, conditions: { guaranteeDays } }: Guaranteed, now: Date): boolean {
  if (!publishedAt) return false;
  return now.getTime() < new Date(publishedAt).getTime() + guaranteeDays * dayMilliseconds;
}
