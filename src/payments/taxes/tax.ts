import { type Cents, netOf } from "#platform/money/money.ts";

/** What the operator set for a country. */
export type TaxRate = { country: string; rateBasisPoints: number; reversesCharge: boolean };

/** Which tax is in an amount. With reverse charge there is none: the buyer accounts for it. */
export type Tax = { rateBasisPoints: number; isReverseCharge: boolean };

type TaxedParties = { sellerCountry: string; buyerCountry: string; buyerTaxId: string };

/**
 * The tax of a document by the operator's rates (R3.2). A buyer in another country with a tax id accounts for it, where the rate says
 * so; otherwise the rate of the buyer's country holds. A country without a rate has no tax.
 */
export function taxFor({ sellerCountry, buyerCountry, buyerTaxId }: TaxedParties, rates: readonly TaxRate[]): Tax {
  const rate = rates.find(({ country }) => country === (buyerCountry || sellerCountry));
  if (!rate) return { rateBasisPoints: 0, isReverseCharge: false };
  const isAbroad = buyerCountry !== "" && sellerCountry !== "" && buyerCountry !== sellerCountry;
  if (isAbroad && buyerTaxId && rate.reversesCharge) return { rateBasisPoints: 0, isReverseCharge: true };
  return { rateBasisPoints: rate.rateBasisPoints, isReverseCharge: false };
}

/** An amount with the tax that it contains: the price is what was paid, and nothing comes on top. */
export function taxedAmount(grossCents: Cents, { rateBasisPoints }: Pick<Tax, "rateBasisPoints">) {
  const netCents = netOf(grossCents, rateBasisPoints);
  return { grossCents, netCents, taxCents: grossCents - netCents };
}
