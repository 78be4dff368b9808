import type { Cents } from "#platform/money/money.ts";
import type { Posting } from "./posting.ts";

type RefundDebt = {
  orderId: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  earningsCents: Cents;
  paidCents: Cents;
};

/** Pays refund debt: earnings → available. `paidCents` is the part paid before, which makes the key unique. */
export function payOwed({
  orderId,
  clientOrganizationId,
  publisherOrganizationId,
  earningsCents,
  paidCents,
}: RefundDebt): Posting {
  return {
    key: `order:${orderId}:owed:${paidCents}`,
    kind: "pay_owed",
    orderId,
    entries: [
      { organizationId: publisherOrganizationId, account: "earnings", amountCents: -earningsCents },
      { organizationId: clientOrganizationId, account: "available", amountCents: earningsCents },
    ],
  };
}

/** Pays chargeback debt: available → revenue. `paidCents` is the part paid before, which makes the key unique. */
export function payChargeback(parts: {
  chargebackId: string;
  organizationId: string;
  amountCents: Cents;
  paidCents: Cents;
}): Posting {
  const { chargebackId, organizationId, amountCents, paidCents } = parts;
  return {
    key: `chargeback:${chargebackId}:paid:${paidCents}`,
    kind: "pay_chargeback",
    entries: [
      { organizationId, account: "available", amountCents: -amountCents },
      { organizationId: null, account: "revenue", amountCents },
    ],
  };
}
