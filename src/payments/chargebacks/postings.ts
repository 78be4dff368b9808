import type { Cents } from "#platform/money/money.ts";
import type { Entry, Posting } from "#wallet/posting.ts";

type Chargeback = { chargebackId: string; organizationId: string };

/** The key of a chargeback's posting, which its event keeps. */
export const chargeBackKey = (chargebackId: string): string => `chargeback:${chargebackId}`;
export const restoreKey = (chargebackId: string): string => `chargeback:${chargebackId}:restore`;

/**
 * A payment that was refunded or charged back: available → provider clearing, as far as available reaches. The rest is Byline's loss
 * until the organization pays it.
 */
export function chargeBack(parts: Chargeback & { coveredCents: Cents; owedCents: Cents }): Posting {
  const { chargebackId, organizationId, coveredCents, owedCents } = parts;
  return {
    key: chargeBackKey(chargebackId),
    kind: "charge_back",
    entries: moving([
      { organizationId, account: "available", amountCents: -coveredCents },
      { organizationId: null, account: "revenue", amountCents: -owedCents },
      { organizationId: null, account: "provider_clearing", amountCents: coveredCents + owedCents },
    ]),
  };
}

/** The money is back: provider clearing → available, and the unpaid debt of it to Byline. */
export function restoreCharge(parts: Chargeback & { returnedCents: Cents; unpaidCents: Cents }): Posting {
  const { chargebackId, organizationId, returnedCents, unpaidCents } = parts;
  return {
    key: restoreKey(chargebackId),
    kind: "restore_charge",
    entries: moving([
      { organizationId: null, account: "provider_clearing", amountCents: -(returnedCents + unpaidCents) },
      { organizationId, account: "available", amountCents: returnedCents },
      { organizationId: null, account: "revenue", amountCents: unpaidCents },
    ]),
  };
}

const moving = (entries: Entry[]): Entry[] => entries.filter(({ amountCents }) => amountCents !== 0);
