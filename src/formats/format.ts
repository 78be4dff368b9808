import { changesOf } from "#platform/contract/changes.ts";

/** What can be bought on a medium (R3.8): a format with its conditions, extras and price. */
export const formatTypes = ["Press Release", "Advertorial", "Paid News", "Contributor Post"] as const;
export type FormatType = (typeof formatTypes)[number];

export const formatStatuses = ["draft", "in_review", "listed", "paused", "rejected"] as const;
export type FormatStatus = (typeof formatStatuses)[number];

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

/** Conditions bound what is sent and promise what is published. Characters, hours, months, days; permanence 0 = for ever. */
export type Conditions = {
  textMinCharacters: number;
  textMaxCharacters: number;
  turnaroundHours: number;
  hyperlinksMax: number;
  hyperlinkKind: HyperlinkKind;
  imagesMin: number;
  imagesMax: number;
  topicsAccepted: string[];
  topicsRefused: string[];
  permanenceMonths: number;
  adLabel: string;
  homepageDays: number;
  otherConditions: string;
  guaranteeDays: number;
  /** Contributor Post: reached by its direct link only, no guarantee (R3.8). */
  contributor: boolean;
};

/** A priced line beside the conditions. */
export type Extra = { name: string; priceCents: number };

/** A format as an organization can book it now, at its own price where there is one (R3.7 `Your Price`). Cents. */
export type Terms = {
  formatId: string;
  version: number;
  formatType: FormatType;
  /** False once the format, or its medium, is no longer listed. */
  available: boolean;
  priceCents: number;
  hyperlinkKind: HyperlinkKind;
  dofollowFeeCents: number;
  extras: Extra[];
  conditions: Conditions;
};

/** The fee for Dofollow, when it was chosen and the format asks one. */
export function hyperlinkFee(offered: HyperlinkKind, booked: BookedHyperlinkKind, dofollowFeeCents: number): number {
  return offered === "Dofollow For a Fee" && booked === "Dofollow" ? dofollowFeeCents : 0;
}

type Guaranteed<Days> = { formatType: FormatType | undefined; guaranteeDays: Days };

/** Days that a format's publication is guaranteed: none of a Contributor Post, whoever sells it (R3.8). */
export function guaranteeOf<Days>({ formatType, guaranteeDays }: Guaranteed<Days>): Days | 0 {
  return formatType === "Contributor Post" ? 0 : guaranteeDays;
}

/** What a format's conditions bound and its price buys: an advertiser agrees to it when booking, so that any change raises the version (R3.8). */
const agreedFields = [
  ...(["formatType", "priceCents", "extras", "textMinCharacters", "textMaxCharacters", "turnaroundHours"] as const),
  ...(["hyperlinksMax", "hyperlinkKind", "dofollowFeeCents", "imagesMin", "imagesMax"] as const),
  ...(["topicsAccepted", "topicsRefused", "permanenceMonths", "adLabel", "homepageDays", "otherConditions"] as const),
  ...(["writingService", "writingPriceCents", "guaranteeDays", "contributor"] as const),
];

/** True when an edit changes what advertisers agree to (R4.8). */
export function changesConditions(before: object, edit: object): boolean {
  const changed = Object.keys(changesOf(before, edit));
  return agreedFields.some((field) => changed.includes(field));
}
