import { type Cents, shareOf } from "#platform/money/money.ts";

export const commissionStatuses = ["waiting", "paid", "takenBack"] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

type Accrued = { amountCents: Cents; takenBackCents: Cents; paidAt: Date | null };

export function statusOf({ amountCents, takenBackCents, paidAt }: Accrued): CommissionStatus {
  if (paidAt) return "paid";
  return takenBackCents < amountCents ? "waiting" : "takenBack";
}

/** An affiliate's share of a service fee, in whole percent. */
export const commissionOf = (feeCents: Cents, percent: number): Cents => shareOf(feeCents, percent * 100);

/** What of a commission goes back with a part of the fee: the same part, and all of it with all of the fee. */
export const takenBackWith = (commission: { amountCents: Cents; feeCents: Cents }, feeBackCents: Cents): Cents =>
  Math.min(commission.amountCents, Math.round((commission.amountCents * feeBackCents) / commission.feeCents));
