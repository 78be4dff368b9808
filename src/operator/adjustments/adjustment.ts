import type { Cents } from "#platform/money/money.ts";

/** The accounts that an operator may correct. */
export const adjustableAccounts = ["available", "earnings"] as const;
export type AdjustableAccount = (typeof adjustableAccounts)[number];

export const adjustmentMaxCents: Cents = 10_000_000;

/** Declined ones are of before decision 0102. */
export const adjustmentStates = ["posted", "declined"] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];
