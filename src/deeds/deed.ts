import type { Cents } from "#platform/money/money.ts";

export const deedStates = ["waiting", "confirmed", "declined"] as const;
export type DeedState = (typeof deedStates)[number];

/** Sums include the deed at hand. */
export type DeedSums = { dayCents: Cents; monthCents: Cents };
export type DeedLimits = DeedSums;

export const isWithinLimits = (sums: readonly DeedSums[], limits: DeedLimits): boolean =>
  sums.every(({ dayCents, monthCents }) => dayCents <= limits.dayCents && monthCents <= limits.monthCents);
