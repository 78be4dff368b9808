import type { Cents } from "#platform/money/money.ts";
import type { Entry, Posting } from "#wallet/posting.ts";

/** A withdrawal as the books know it: what leaves the earnings, and what of it Byline keeps once it is paid. */
export type WithdrawalAmounts = { withdrawalId: string; organizationId: string; amountCents: Cents; feeCents: Cents };

const keyOf = ({ withdrawalId }: WithdrawalAmounts, step: string) => `withdrawal:${withdrawalId}:${step}`;

/** Requested: earnings → in transit, whole. */
export const setAside = (withdrawal: WithdrawalAmounts): Posting => ({
  key: keyOf(withdrawal, "set-aside"),
  kind: "set_aside",
  entries: [
    { organizationId: withdrawal.organizationId, account: "earnings", amountCents: -withdrawal.amountCents },
    { organizationId: withdrawal.organizationId, account: "payout_in_transit", amountCents: withdrawal.amountCents },
  ],
});

/** Failed or canceled: in transit → earnings, whole. It shares its key with the payout: one of them happens, once. */
export const putBack = (withdrawal: WithdrawalAmounts): Posting => ({
  key: keyOf(withdrawal, "settle"),
  kind: "put_back",
  entries: [
    { organizationId: withdrawal.organizationId, account: "payout_in_transit", amountCents: -withdrawal.amountCents },
    { organizationId: withdrawal.organizationId, account: "earnings", amountCents: withdrawal.amountCents },
  ],
});

/** Paid: in transit → provider clearing, less the fee, which is revenue. */
export function payOut(withdrawal: WithdrawalAmounts): Posting {
  const { organizationId, amountCents, feeCents } = withdrawal;
  const entries: Entry[] = [
    { organizationId, account: "payout_in_transit", amountCents: -amountCents },
    { organizationId: null, account: "provider_clearing", amountCents: amountCents - feeCents },
    { organizationId: null, account: "revenue", amountCents: feeCents },
  ];
  return {
    key: keyOf(withdrawal, "settle"),
    kind: "payout",
    entries: entries.filter(({ amountCents: cents }) => cents !== 0),
  };
}

/** The bank sent a payout back: provider clearing and the fee → earnings, whole. */
export function takeReturnedWithdrawal(withdrawal: WithdrawalAmounts): Posting {
  const { organizationId, amountCents, feeCents } = withdrawal;
  const entries: Entry[] = [
    { organizationId: null, account: "provider_clearing", amountCents: feeCents - amountCents },
    { organizationId: null, account: "revenue", amountCents: -feeCents },
    { organizationId, account: "earnings", amountCents },
  ];
  return {
    key: keyOf(withdrawal, "return"),
    kind: "payout_return",
    entries: entries.filter(({ amountCents: cents }) => cents !== 0),
  };
}
