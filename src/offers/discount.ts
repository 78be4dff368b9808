import type { Cents } from "#platform/money/money.ts";

/** How far a price lies below another one, in whole percent; 0 where it does not. */
const percentBelow = (priceCents: Cents, otherCents: Cents): number =>
  Math.max(0, Math.round((1 - priceCents / otherCents) * 100));

type ComparedPrices = { priceCents: Cents | null; marketPriceCents: Cents | null; presentPriceCents: Cents | null };

/**
 * The discounts of an offered price: off the listed one, and off the price that this advertiser pays by an earlier offer; 0 where it takes
 * nothing off, or where the two are one price.
 */
export function discountsOf({ priceCents, marketPriceCents, presentPriceCents }: ComparedPrices) {
  if (!priceCents || !marketPriceCents || !presentPriceCents) return { offListed: 0, offPresent: 0 };
  return {
    offListed: percentBelow(priceCents, marketPriceCents),
    offPresent: presentPriceCents < marketPriceCents ? percentBelow(priceCents, presentPriceCents) : 0,
  };
}
