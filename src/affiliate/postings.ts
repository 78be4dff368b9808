import type { Cents } from "#platform/money/money.ts";
import type { Posting } from "#wallet/posting.ts";

type Commissioned = { commissionId: string; amountCents: Cents };

/** Accrues the affiliate's share of a service fee: revenue → affiliate payable. */
export const accrueCommission = ({ commissionId, amountCents }: Commissioned): Posting => ({
  key: `commission:${commissionId}`,
  kind: "accrue_commission",
  entries: [
    { organizationId: null, account: "revenue", amountCents: -amountCents },
    { organizationId: null, account: "affiliate_payable", amountCents },
  ],
});

/** For an order refunded before the payout: affiliate payable → revenue, once. */
export const takeBackCommission = ({ commissionId, amountCents }: Commissioned): Posting => ({
  key: `commission:${commissionId}:take-back`,
  kind: "take_back_commission",
  entries: [
    { organizationId: null, account: "affiliate_payable", amountCents: -amountCents },
    { organizationId: null, account: "revenue", amountCents },
  ],
});

/** Pays when due: affiliate payable → available. */
export const payCommission = ({
  commissionId,
  organizationId,
  amountCents,
}: Commissioned & { organizationId: string }): Posting => ({
  key: `commission:${commissionId}:pay`,
  kind: "pay_commission",
  entries: [
    { organizationId: null, account: "affiliate_payable", amountCents: -amountCents },
    { organizationId, account: "available", amountCents },
  ],
});
