/** What a format costs at least and at most, in cents. A draft may have no price yet: 0. */
export const priceBounds = { least: 100, most: 100_000_000 };

/** The price of a copy, in cents: the same at factor 1, else whole dollars, and never less than a format may cost. */
export function copiedPrice(priceCents: number, factor: number): number {
  if (priceCents === 0 || factor === 1) return priceCents;
  return Math.max(priceBounds.least, Math.round((priceCents * factor) / 100) * 100);
}
