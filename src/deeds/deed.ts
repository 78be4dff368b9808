import type { Cents } from "#platform/money/money.ts";

/**
 * Moves of other people's money, limited by day and by thirty days, for each operator and each organization. Above the
 * limits a second operator confirms (decision 0102).
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

/** Sums include the deed at hand. */
export type DeedSums = { dayCents: Cents; monthCents: Cents };
export type DeedLimits = DeedSums;

export const isWithinLimits = (sums: readonly DeedSums[], limits: DeedLimits): boolean =>
  sums.every(({ dayCents, monthCents }) => dayCents <= limits.dayCents && monthCents <= limits.monthCents);
