import { type Cents, netOf } from "#platform/money/money.ts";

/** The operator's rate of a country. */
export type TaxRate = { country: string; rateBasisPoints: number; reversesCharge: boolean };

/** The tax in an amount. With reverse charge there is none: the buyer accounts for it. */
export type Tax = { rateBasisPoints: number; isReverseCharge: boolean };

/** A side of a document; `hasVatId`: it has a tax id of its country's form. */
type TaxedParty = { country: string; hasVatId: boolean };
type TaxedParties = { seller: TaxedParty & { isOperator: boolean }; buyer: TaxedParty };

export const noTax: Tax = { rateBasisPoints: 0, isReverseCharge: false };
const reverseCharge: Tax = { rateBasisPoints: 0, isReverseCharge: true };

/**
 * The tax of a document by the operator's rates (R3.2). A buyer abroad with a VAT id accounts for it, where its country's rate says
 * so. Otherwise the operator charges the buyer's rate, and a publisher with a VAT id its own. A country without a rate has no tax.
 */
export function taxFor({ seller, buyer }: TaxedParties, rates: readonly TaxRate[]): Tax {
  const rateOf = (wanted: string) => rates.find(({ country }) => country === wanted);
  const rate = rateOf(buyer.country || seller.country);
  if (!rate || !(seller.isOperator || seller.hasVatId)) return noTax;
  const isAbroad = buyer.country !== "" && seller.country !== "" && buyer.country !== seller.country;
  if (isAbroad && buyer.hasVatId && rate.reversesCharge) return reverseCharge;
  if (seller.isOperator || !isAbroad) return charged(rate);
  // A publisher is registered at home alone; beyond the countries that reverse the charge its sale is an export.
  return rate.reversesCharge ? charged(rateOf(seller.country)) : noTax;
}

const charged = (rate: TaxRate | undefined): Tax =>
  rate ? { rateBasisPoints: rate.rateBasisPoints, isReverseCharge: false } : noTax;

type NetAmount = { grossCents: Cents; netCents: Cents };

const nothing: NetAmount = { grossCents: 0, netCents: 0 };

/**
 * An amount with the tax that it contains: the price is what was paid, and nothing comes on top. Parts of one amount are
 * rounded together with those `before`, so that they add up to it.
 */
export function taxedAmount(grossCents: Cents, { rateBasisPoints }: Pick<Tax, "rateBasisPoints">, before = nothing) {
  const netCents = netOf(before.grossCents + grossCents, rateBasisPoints) - before.netCents;
  return { grossCents, netCents, taxCents: grossCents - netCents };
}
