import { isWritten, writingName } from "#formats/extras.ts";
import { type BookedHyperlinkKind, bookableKinds } from "#formats/format.ts";
import type { Terms } from "#formats/terms/terms.ts";
import { orderPrice } from "#orders/money/price.ts";
import type { CreativeFormatId } from "../creatives/creative-formats.ts";

/** A way to book a format. Its id holds the price, so that an option that was seen earlier books at no other price. */
export type PricingOption = {
  id: string;
  totalCents: number;
  hyperlinkKind: BookedHyperlinkKind;
  /** The publisher writes the text. */
  isWritten: boolean;
};

type PricedTerms = Pick<Terms, "priceCents" | "hyperlinkKind" | "dofollowFeeCents" | "extras">;

/** Lists the ways to book a format, the cheapest first; at one price, the one that includes the writing. */
export function pricingOptionsOf(terms: PricedTerms): PricingOption[] {
  const writings = isWritten(terms.extras) ? [true, false] : [false];
  return bookableKinds(terms.hyperlinkKind)
    .flatMap((kind) => writings.map((written) => optionOf(terms, kind, written)))
    .sort((one, other) => one.totalCents - other.totalCents);
}

function optionOf(terms: PricedTerms, hyperlinkKind: BookedHyperlinkKind, written: boolean): PricingOption {
  const { totalCents } = orderPrice(terms, { hyperlinkKind, extras: written ? [writingName] : [] });
  const id = ["flat", totalCents, hyperlinkKind.toLowerCase(), ...(written ? ["written"] : [])].join("-");
  return { id, totalCents, hyperlinkKind, isWritten: written };
}

export const creativeFormatOf = ({ isWritten: written }: Pick<PricingOption, "isWritten">): CreativeFormatId =>
  written ? "material" : "article";

/** The extras that an option books. */
export const extrasOf = ({ isWritten: written }: Pick<PricingOption, "isWritten">): string[] =>
  written ? [writingName] : [];
