import type { Conditions } from "#formats/conditions.ts";
import { conditionsWith, type Extra, isWritten } from "#formats/extras.ts";
import { type BookedHyperlinkKind, stillOfferedKind } from "#formats/format.ts";
import type { Terms } from "#formats/terms/terms.ts";
import { sameJson } from "#platform/contract/same-json.ts";
import { type OrderPrice, orderPrice } from "../money/price.ts";

/** Cents. */
type AgreedOrder = OrderPrice & { formatType: string; hyperlinkKind: BookedHyperlinkKind; conditions: Conditions };

/** Cents. An agreed price belongs to this order alone. */
type BookedTerms = {
  hyperlinkKind: BookedHyperlinkKind;
  extras: Extra[];
  priceCents: number;
  agreedPriceId: string | null;
};

/** Cents (R4.8). */
export type NewConditions = OrderPrice & {
  version: number;
  /** False once the format, or the booked writing service, is no longer on offer. */
  available: boolean;
  formatType: string;
  hyperlinkKind: BookedHyperlinkKind;
  conditions: Conditions;
  extrasGone: string[];
};

/**
 * Prices the order by today's terms, like the cart. Missing extras drop out; a link kind no longer offered becomes the
 * format's own.
 */
export function newConditionsOf(booked: BookedTerms, terms: Terms): NewConditions {
  const { hyperlinkKind: chosen, extras } = booked;
  const { version, available, formatType, conditions } = terms;
  const hyperlinkKind = stillOfferedKind(terms.hyperlinkKind, chosen);
  // A listed extra may bear the name of one that both sides agreed on.
  const names = extras.filter((extra) => !isAgreed(extra)).map(({ name }) => name);
  const listed = orderPrice({ ...terms, priceCents: priceNow(booked, terms) }, { hyperlinkKind, extras: names });
  const price = withAgreed(listed, extras);
  const offered = listed.extras.map(({ name }) => name);
  const extrasGone = names.filter((name) => !offered.includes(name));
  return {
    ...price,
    version,
    // A buyer of a writing service that is gone swaps the outlet or cancels.
    available: available && isWritten(price.extras) === isWritten(extras),
    formatType,
    hyperlinkKind,
    conditions: conditionsWith(conditions, price.extras),
    extrasGone,
  };
}

const priceNow = ({ priceCents, agreedPriceId }: BookedTerms, { listedPriceCents }: Terms): number =>
  agreedPriceId ? Math.min(priceCents, listedPriceCents) : listedPriceCents;

/** Returns undefined when nothing changed: a price that rose and fell back is a new version, but nothing new. */
export function newConditionsSince(booked: AgreedOrder & BookedTerms, terms: Terms): NewConditions | undefined {
  const now = newConditionsOf(booked, terms);
  return now.available && sameJson(agreedOf(booked), agreedOf(now)) ? undefined : now;
}

const agreedOf = (agreed: AgreedOrder): AgreedOrder => ({
  formatType: agreed.formatType,
  conditions: agreed.conditions,
  extras: agreed.extras,
  hyperlinkKind: agreed.hyperlinkKind,
  priceCents: agreed.priceCents,
  hyperlinkFeeCents: agreed.hyperlinkFeeCents,
  totalCents: agreed.totalCents,
});

const isAgreed = ({ kind }: Extra): boolean => kind === "custom";

/** Keeps extras that both sides agreed on for this order alone. */
function withAgreed(price: OrderPrice, extras: Extra[]): OrderPrice {
  const agreed = extras.filter(isAgreed);
  const agreedCents = agreed.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { ...price, extras: [...price.extras, ...agreed], totalCents: price.totalCents + agreedCents };
}
