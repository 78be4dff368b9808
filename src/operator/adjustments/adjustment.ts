import type { Cents } from "#platform/money/money.ts";

export const adjustableAccounts = ["available", "earnings"] as const;
export type AdjustableAccount = (typeof adjustableAccounts)[number];

export const adjustmentMaxCents: Cents = 10_000_000;

/** `declined` rows are older than decision 0102. */
export const adjustmentStates = ["posted", "declined"] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];
