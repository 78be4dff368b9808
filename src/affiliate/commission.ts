import { type Cents, shareOf } from "#platform/money/money.ts";

export const commissionStatuses = ["waiting", "paid", "takenBack"] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

type Accrued = { amountCents: Cents; takenBackCents: Cents; paidAt: Date | null };

export function statusOf({ amountCents, takenBackCents, paidAt }: Accrued): CommissionStatus {
  if (paidAt) return "paid";
  return takenBackCents < amountCents ? "waiting" : "takenBack";
}

/** `percent` is a whole percentage of the service fee. */
export const commissionOf = (feeCents: Cents, percent: number): Cents => shareOf(feeCents, percent * 100);

/** Takes back the same share of the commission as of the fee, and all of it with the whole fee. */
export const takenBackWith = (commission: { amountCents: Cents; feeCents: Cents }, feeBackCents: Cents): Cents =>
  Math.min(commission.amountCents, Math.round((commission.amountCents * feeBackCents) / commission.feeCents));
