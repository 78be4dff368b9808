import { dayOf, endOfDay } from "#platform/contract/day.ts";

/** An open claim ends restored, refunded, waived by the advertiser, or taken over by a dispute (R10.3). */
export const claimStatuses = ["open", "restored", "refunded", "waived", "disputed"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
export type ClaimEnding = Exclude<ClaimStatus, "open">;

export const claimStates = ["open", "closed"] as const;
export type ClaimState = (typeof claimStates)[number];

/** By the order's move. */
export const claimEndings: Partial<Record<string, ClaimEnding>> = {
  restoreClaim: "restored",
  refundClaim: "refunded",
  waiveClaim: "waived",
  contest: "disputed",
};

export const evidenceHappenings: readonly string[] = [
  "correctLink",
  "publishAgain",
  "failChecks",
  "lose",
  "regain",
  "openClaim",
  "replace",
  "restoreClaim",
  "waiveClaim",
  "refundClaim",
  "contest",
];

/** Time to restore a publication or to name another page. */
export const restoreWorkingDays = 10;

/**
 * Returns the end (UTC) of the Nth working day after a moment, Monday to Friday. Ignores holidays, which differ by
 * country.
 */
export function endOfWorkingDays(from: Date, workingDays: number): Date {
  const day = new Date(from);
  for (let left = workingDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return endOfDay(dayOf(day));
}

const isWorkingDay = (day: Date): boolean => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
