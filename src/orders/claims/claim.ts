import { dayOf, endOfDay } from "../dates/days.ts";

/**
 * A claim's life (R10.3): open while the publisher owes back what is lost; then it is restored, refunded, waived by the
 * advertiser, or handed to a dispute, whose decision takes its place.
 */
export const claimStatuses = ["open", "restored", "refunded", "waived", "disputed"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
export type ClaimEnding = Exclude<ClaimStatus, "open">;

/** What the list of claims shows: what is open, or however it ended. */
export const claimStates = ["open", "closed"] as const;
export type ClaimState = (typeof claimStates)[number];

/** How the moves of its order end a claim; every other move leaves it as it is. */
export const claimEndings: Partial<Record<string, ClaimEnding>> = {
  restoreClaim: "restored",
  refundClaim: "refunded",
  waiveClaim: "waived",
  contest: "disputed",
};

/** What happened to an order that stands in the evidence of its publication, between the looks. */
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

/** So many working days the publisher has to restore a publication, or to name another one. */
export const restoreWorkingDays = 10;

/**
 * The end of the working day, so many after a moment's own day, in UTC: Monday to Friday. Holidays are as many as there are
 * countries, so that none counts.
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
