import type { Cents } from "#platform/money/money.ts";
import type { Posting } from "./posting.ts";

type RefundDebt = {
  orderId: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  /** From the publisher's earnings, now. */
  earningsCents: Cents;
  paidCents: Cents;
};

/** A part of what earnings did not cover then: earnings → available. `paidCents` were paid before, and make the key its own. */
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

/** A part of what available did not cover then: available → revenue. `paidCents` were paid before, and make the key its own. */
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
