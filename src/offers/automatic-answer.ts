import type { Cents } from "#platform/money/money.ts";

/** Cents. Null leaves that answer to a person. */
export type OfferRule = { acceptFromCents: Cents | null; declineBelowCents: Cents | null };

/** Returns undefined where a person answers. */
export function automaticAnswer(rule: OfferRule, priceCents: Cents): "accept" | "decline" | undefined {
  if (rule.acceptFromCents !== null && priceCents >= rule.acceptFromCents) return "accept";
  if (rule.declineBelowCents !== null && priceCents < rule.declineBelowCents) return "decline";
  return undefined;
}

export const isConsistent = ({ acceptFromCents, declineBelowCents }: OfferRule): boolean =>
  acceptFromCents === null || declineBelowCents === null || declineBelowCents <= acceptFromCents;
