import { mediaStatusNames } from "#media/media.ts";

/** Kinds of publication for sale (R3.8). */
export const formatTypes = ["Press Release", "Advertorial", "Paid News", "Contributor Post"] as const;
export type FormatType = (typeof formatTypes)[number];

/** Only outlets are proven, so formats are never `unproven`. */
const { unproven: _unproven, ...names } = mediaStatusNames;
export const formatStatusNames = names;
export type FormatStatus = keyof typeof formatStatusNames;
export const formatStatuses = Object.keys(formatStatusNames) as FormatStatus[];

/** Hyperlink kinds that a format may offer (R9.2). */
export const hyperlinkKinds = ["Nofollow", "Dofollow", "Without", "Sponsored", "Dofollow For a Fee"] as const;
export type HyperlinkKind = (typeof hyperlinkKinds)[number];

/** Leaves out `Dofollow For a Fee`: an order that pays the fee books Dofollow. */
export const bookedHyperlinkKinds = ["Nofollow", "Dofollow", "Without", "Sponsored"] as const;
export type BookedHyperlinkKind = (typeof bookedHyperlinkKinds)[number];

/** The first is the default. */
export function bookableKinds(offered: HyperlinkKind): BookedHyperlinkKind[] {
  if (offered === "Dofollow For a Fee") return ["Nofollow", "Dofollow"];
  return [offered];
}

/** Falls back to the default once the format no longer offers the chosen kind. */
export function stillOfferedKind(offered: HyperlinkKind, chosen: BookedHyperlinkKind): BookedHyperlinkKind {
  const kinds = bookableKinds(offered);
  return kinds.includes(chosen) ? chosen : (kinds[0] ?? "Without");
}

/** Cents; 0 unless a fee was asked for the booked Dofollow. */
export function hyperlinkFee(offered: HyperlinkKind, booked: BookedHyperlinkKind, dofollowFeeCents: number): number {
  return offered === "Dofollow For a Fee" && booked === "Dofollow" ? dofollowFeeCents : 0;
}

export const contributorPost = "Contributor Post" satisfies FormatType;

/** A contributor's post has only its direct link; all else is in the marketplace (R3.8). */
export const isOnMarket = ({ formatType, contributor }: { formatType: FormatType; contributor: boolean }): boolean =>
  !(formatType === contributorPost && contributor);

/** Contributor Posts carry no guarantee, by any seller (R3.8). */
export const isGuaranteed = ({ formatType }: { formatType?: FormatType | undefined }): boolean =>
  formatType !== contributorPost;

type GuaranteedFormat<Days> = { formatType: FormatType | undefined; guaranteeDays: Days };

/** Days; 0 without a guarantee. */
export function guaranteeOf<Days>({ formatType, guaranteeDays }: GuaranteedFormat<Days>): Days | 0 {
  return isGuaranteed({ formatType }) ? guaranteeDays : 0;
}
