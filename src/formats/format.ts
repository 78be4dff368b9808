import { mediaStatusNames } from "#media/media.ts";

/** What can be bought on a medium (R3.8): a format with its conditions, extras and price. */
export const formatTypes = ["Press Release", "Advertorial", "Paid News", "Contributor Post"] as const;
export type FormatType = (typeof formatTypes)[number];

/** A format needs no proof of its own. */
const { unproven: _unproven, ...names } = mediaStatusNames;
export const formatStatusNames = names;
export type FormatStatus = keyof typeof formatStatusNames;
export const formatStatuses = Object.keys(formatStatusNames) as FormatStatus[];

/** Hyperlink kinds (R9.2): what a format offers. */
export const hyperlinkKinds = ["Nofollow", "Dofollow", "Without", "Sponsored", "Dofollow For a Fee"] as const;
export type HyperlinkKind = (typeof hyperlinkKinds)[number];

/** What one order books of it: a fee buys Dofollow, so the offer "For a Fee" is no kind of a link. */
export const bookedHyperlinkKinds = ["Nofollow", "Dofollow", "Without", "Sponsored"] as const;
export type BookedHyperlinkKind = (typeof bookedHyperlinkKinds)[number];

/** The kinds that an advertiser may choose from for a format; the first is the default. */
export function bookableKinds(offered: HyperlinkKind): BookedHyperlinkKind[] {
  if (offered === "Dofollow For a Fee") return ["Nofollow", "Dofollow"];
  return [offered];
}

/** The kind that was chosen, or the default where the format no longer offers it. */
export function stillOfferedKind(offered: HyperlinkKind, chosen: BookedHyperlinkKind): BookedHyperlinkKind {
  const kinds = bookableKinds(offered);
  return kinds.includes(chosen) ? chosen : (kinds[0] ?? "Without");
}

/** The fee for Dofollow, when it was chosen and the format asks one. */
export function hyperlinkFee(offered: HyperlinkKind, booked: BookedHyperlinkKind, dofollowFeeCents: number): number {
  return offered === "Dofollow For a Fee" && booked === "Dofollow" ? dofollowFeeCents : 0;
}

export const contributorPost = "Contributor Post" satisfies FormatType;

/** A contributor's post is reached by its direct link only; an owner's is in the marketplace like the other formats (R3.8). */
export const isOnMarket = ({ formatType, contributor }: { formatType: FormatType; contributor: boolean }): boolean =>
  !(formatType === contributorPost && contributor);

/** A Contributor Post carries no guarantee, whoever sells it (R3.8). */
export const isGuaranteed = ({ formatType }: { formatType?: FormatType | undefined }): boolean =>
  formatType !== contributorPost;

type GuaranteedFormat<Days> = { formatType: FormatType | undefined; guaranteeDays: Days };

/** Days that a format's publication is guaranteed. */
export function guaranteeOf<Days>({ formatType, guaranteeDays }: GuaranteedFormat<Days>): Days | 0 {
  return isGuaranteed({ formatType }) ? guaranteeDays : 0;
}
