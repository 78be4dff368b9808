import type { Cents } from "#platform/money/money.ts";

/** The accounts that an operator may correct. */
export const adjustableAccounts = ["available", "earnings"] as const;
export type AdjustableAccount = (typeof adjustableAccounts)[number];

/** What one operator posts alone; beyond it, a second one has to agree. */
export const adjustedAloneMaxCents: Cents = 10_000;

export const adjustmentMaxCents: Cents = 10_000_000;

export const adjustmentStates = ["proposed", "posted", "declined"] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

export const needsSecondOperator = (amountCents: Cents): boolean => Math.abs(amountCents) > adjustedAloneMaxCents;
