import type { Cents } from "#platform/money/money.ts";

/** A publisher's answer for a format without looking: accepts from one price on, declines below another. Cents. */
export type OfferRule = { acceptFromCents: Cents | null; declineBelowCents: Cents | null };

/** The answer of the publisher's rule to a price of the advertiser's; undefined where a person answers. */
export function automaticAnswer(rule: OfferRule, priceCents: Cents): "accept" | "decline" | undefined {
  if (rule.acceptFromCents !== null && priceCents >= rule.acceptFromCents) return "accept";
  if (rule.declineBelowCents !== null && priceCents < rule.declineBelowCents) return "decline";
  return undefined;
}

/** True when no price would be accepted and declined at once. */
export const isConsistent = ({ acceptFromCents, declineBelowCents }: OfferRule): boolean =>
  acceptFromCents === null || declineBelowCents === null || declineBelowCents <= acceptFromCents;
