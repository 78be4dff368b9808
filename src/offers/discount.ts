import type { Cents } from "#platform/money/money.ts";

/** Whole percent; 0 for a higher price. */
const percentBelow = (priceCents: Cents, otherCents: Cents): number =>
  Math.max(0, Math.round((1 - priceCents / otherCents) * 100));

type ComparedPrices = { priceCents: Cents | null; marketPriceCents: Cents | null; presentPriceCents: Cents | null };

/**
 * Discounts off the listed price and off this advertiser's present price, in whole percent. `offPresent` is 0 without
 * an earlier offer.
 */
export function discountsOf({ priceCents, marketPriceCents, presentPriceCents }: ComparedPrices) {
  if (!priceCents || !marketPriceCents || !presentPriceCents) return { offListed: 0, offPresent: 0 };
  return {
    offListed: percentBelow(priceCents, marketPriceCents),
    offPresent: presentPriceCents < marketPriceCents ? percentBelow(priceCents, presentPriceCents) : 0,
  };
}
