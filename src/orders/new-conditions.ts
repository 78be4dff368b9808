import type { Conditions } from "#formats/conditions.ts";
import { type BookedHyperlinkKind, type Extra, stillOfferedKind } from "#formats/format.ts";
import type { Terms } from "#formats/terms/terms.ts";
import { type OrderPrice, orderPrice } from "./price.ts";

/** What was chosen at the booking. */
type Booked = { hyperlinkKind: BookedHyperlinkKind; extras: Extra[] };

/** What an order becomes when its advertiser accepts a format's terms of now (R4.8). Cents. */
export type NewConditions = OrderPrice & {
  version: number;
  /** False when the format is no longer on the market: there is nothing to accept. */
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
export function newConditionsOf({ hyperlinkKind: chosen, extras }: Booked, terms: Terms): NewConditions {
  const { version, available, formatType, conditions } = terms;
  const hyperlinkKind = stillOfferedKind(terms.hyperlinkKind, chosen);
  const names = extras.map(({ name }) => name);
  const price = orderPrice(terms, { hyperlinkKind, extras: names });
  const offered = price.extras.map(({ name }) => name);
  const extrasGone = names.filter((name) => !offered.includes(name));
  return { ...price, version, available, formatType, hyperlinkKind, conditions, extrasGone };
}
