import { formatFields } from "./conditions.ts";

/** Cents. Rounds to whole dollars unless the factor is 1, and never below the least price. */
export function copiedPrice(priceCents: number, factor: number): number {
  if (priceCents === 0 || factor === 1) return priceCents;
  return Math.max(formatFields.priceCents.least, Math.round((priceCents * factor) / 100) * 100);
}
