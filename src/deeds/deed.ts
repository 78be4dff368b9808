import type { Cents } from "#platform/money/money.ts";

/**
 * What an operator does with other people's money, and what of it one operator may do alone: the sums of a day and of thirty days, of
 * the operator and of each organization. Above them a second operator confirms (decision 0102).
 */
export const limitedDeeds = {
  adjustment: { name: "Adjustment", day: "adjustmentDayCents", month: "adjustmentMonthCents" },
  transfer: { name: "Received transfer", day: "transferDayCents", month: "transferMonthCents" },
  refund: { name: "Refund", day: "refundDayCents", month: "refundMonthCents" },
  voucher: { name: "Voucher", day: "voucherDayCents", month: "voucherMonthCents" },
  verdict: { name: "Verdict", day: "verdictDayCents", month: "verdictMonthCents" },
  paymentFile: { name: "Payment file", day: "paymentFileDayCents", month: "paymentFileMonthCents" },
} as const;
export type LimitedDeed = keyof typeof limitedDeeds;
export const limitedDeedNames = Object.keys(limitedDeeds) as LimitedDeed[];

export const deedStates = ["waiting", "confirmed", "declined"] as const;
export type DeedState = (typeof deedStates)[number];

/** A sum of what was done alone, with what is to be done now. */
export type DeedSums = { dayCents: Cents; monthCents: Cents };
export type DeedLimits = DeedSums;

/** Whether one operator may do it alone: no sum goes beyond its limit. */
export const isWithinLimits = (sums: readonly DeedSums[], limits: DeedLimits): boolean =>
  sums.every(({ dayCents, monthCents }) => dayCents <= limits.dayCents && monthCents <= limits.monthCents);
