import { formatFields } from "./conditions.ts";

/** The price of a copy, in cents: the same at factor 1, else whole dollars, and never less than a format may cost. */
export function copiedPrice(priceCents: number, factor: number): number {
  if (priceCents === 0 || factor === 1) return priceCents;
  return Math.max(formatFields.priceCents.least, Math.round((priceCents * factor) / 100) * 100);
}
