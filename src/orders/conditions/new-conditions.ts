import type { Conditions } from "#formats/conditions.ts";
import { conditionsWith, type Extra, isWritten } from "#formats/extras.ts";
import { type BookedHyperlinkKind, stillOfferedKind } from "#formats/format.ts";
import type { Terms } from "#formats/terms/terms.ts";
import { sameJson } from "#platform/contract/same-json.ts";
import { type OrderPrice, orderPrice } from "../money/price.ts";

/** What two sides agreed on. Cents. */
type Agreed = OrderPrice & { formatType: string; hyperlinkKind: BookedHyperlinkKind; conditions: Conditions };

/** The choices of the booking, and their price; an agreed one is its order's own. Cents. */
type Booked = {
  hyperlinkKind: BookedHyperlinkKind;
  extras: Extra[];
  priceCents: number;
  agreedPriceId: string | null;
};

/** What an order becomes when its advertiser accepts a format's terms of now (R4.8). Cents. */
export type NewConditions = OrderPrice & {
  version: number;
  /** False when the format, or a writing service that was booked, is no longer on offer: there is nothing to accept. */
  available: boolean;
  formatType: string;
  hyperlinkKind: BookedHyperlinkKind;
  conditions: Conditions;
  /** Names of booked extras that are no longer on offer. */
  extrasGone: string[];
};

/**
 * The order under today's terms, by the rules of the cart: choices stay, extras are matched by name; a kind of hyperlink that is
 * no longer offered becomes the format's own, and a removed extra is left out.
 */
export function newConditionsOf(booked: Booked, terms: Terms): NewConditions {
  const { hyperlinkKind: chosen, extras } = booked;
  const { version, available, formatType, conditions } = terms;
  const hyperlinkKind = stillOfferedKind(terms.hyperlinkKind, chosen);
  const names = extras.map(({ name }) => name);
  const price = withAgreed(
    orderPrice({ ...terms, priceCents: priceNow(booked, terms) }, { hyperlinkKind, extras: names }),
    extras,
  );
  const offered = price.extras.map(({ name }) => name);
  const extrasGone = names.filter((name) => !offered.includes(name));
  return {
    ...price,
    version,
    // Who waits for a text that nobody writes any more swaps the medium or cancels.
    available: available && isWritten(price.extras) === isWritten(extras),
    formatType,
    hyperlinkKind,
    conditions: conditionsWith(conditions, price.extras),
    extrasGone,
  };
}

/** The listed price; an agreed one stays with its order however the list changes, unless that is lower by now. */
const priceNow = ({ priceCents, agreedPriceId }: Booked, { listedPriceCents }: Terms): number =>
  agreedPriceId ? Math.min(priceCents, listedPriceCents) : listedPriceCents;

/** The same where it changes anything: a price that went up and came back is another version, but nothing new. */
export function newConditionsSince(booked: Agreed & Booked, terms: Terms): NewConditions | undefined {
  const now = newConditionsOf(booked, terms);
  return now.available && sameJson(agreedOf(booked), agreedOf(now)) ? undefined : now;
}

const agreedOf = (agreed: Agreed): Agreed => ({
  formatType: agreed.formatType,
  conditions: agreed.conditions,
  extras: agreed.extras,
  hyperlinkKind: agreed.hyperlinkKind,
  priceCents: agreed.priceCents,
  hyperlinkFeeCents: agreed.hyperlinkFeeCents,
  totalCents: agreed.totalCents,
});

/** What both sides agreed on for this order alone stays, whatever the format asks. */
function withAgreed(price: OrderPrice, extras: Extra[]): OrderPrice {
  const agreed = extras.filter(({ kind }) => kind === "custom");
  const agreedCents = agreed.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { ...price, extras: [...price.extras, ...agreed], totalCents: price.totalCents + agreedCents };
}
