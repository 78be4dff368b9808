import type { Extra } from "#formats/extras.ts";
import { type BookedHyperlinkKind, type HyperlinkKind, hyperlinkFee } from "#formats/format.ts";
import type { Cents } from "#platform/money/money.ts";

type PricedFormat = { priceCents: Cents; hyperlinkKind: HyperlinkKind; dofollowFeeCents: Cents; extras: Extra[] };
type Choice = { hyperlinkKind: BookedHyperlinkKind; extras: string[] };

export type OrderPrice = { priceCents: Cents; hyperlinkFeeCents: Cents; extras: Extra[]; totalCents: Cents };

/** Format, link fee and chosen extras. Ignores extras that are not on offer. */
export function orderPrice(format: PricedFormat, choice: Choice): OrderPrice {
  const extras = format.extras.filter(({ name }) => choice.extras.includes(name));
  const hyperlinkFeeCents = hyperlinkFee(format.hyperlinkKind, choice.hyperlinkKind, format.dofollowFeeCents);
  const totalCents =
    format.priceCents + hyperlinkFeeCents + extras.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { priceCents: format.priceCents, hyperlinkFeeCents, extras, totalCents };
}
