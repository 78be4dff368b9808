/**
 * What an extra is beside its name. `writing`: the publisher writes the text. `guarantee` and `homepage`: so many months or
 * days more of it. `custom`: both sides agreed on it for one order. Without a kind it is what its name says.
 */
export const extraKinds = ["writing", "guarantee", "homepage", "custom"] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** A priced line beside the conditions, known by its name within its format. */
export type Extra = { name: string; priceCents: number; kind?: ExtraKind | undefined; count?: number | undefined };

/** The same for a reader who may not know what it costs. */
export type ShownExtra = Omit<Extra, "priceCents"> & { priceCents: number | null };

/** The extras of which a format offers a number: what is counted, and how much at most. */
export const countedExtras = {
  guarantee: { unit: "months", most: 120 },
  homepage: { unit: "days", most: 365 },
} as const;
export type CountedKind = keyof typeof countedExtras;
export const countedKinds = Object.keys(countedExtras) as CountedKind[];
export const isCounted = (kind: ExtraKind | undefined): kind is CountedKind =>
  kind !== undefined && kind in countedExtras;

/** What the writing service is called among the extras. */
export const writingName = "Writing by the publisher";

type Offering = { extras: Extra[]; writingService: boolean; writingPriceCents: number };

/** The extras that can be booked of a format: its own, and the writing service. `terms/server/queries.ts` says the same to the database. */
export const offeredExtras = ({ extras, writingService, writingPriceCents }: Offering): Extra[] =>
  writingService ? [...extras, { name: writingName, priceCents: writingPriceCents, kind: "writing" }] : extras;

/** True when the publisher writes the text. */
export const isWritten = (extras: readonly ShownExtra[]): boolean => extras.some(({ kind }) => kind === "writing");

/** True when one of the names that are chosen of these extras is the writing. */
export const choosesWriting = (offered: readonly ShownExtra[], chosen: readonly string[]): boolean =>
  isWritten(offered.filter(({ name }) => chosen.includes(name)));

const daysOf = (extras: readonly Extra[], kind: CountedKind, days: number): number =>
  extras.filter((extra) => extra.kind === kind).reduce((sum, { count = 0 }) => sum + Math.round(count * days), 0);

/** The conditions of an order that booked these extras: a longer guarantee, more days on the homepage. */
export const conditionsWith = <Promised extends { guaranteeDays: number; homepageDays: number }>(
  conditions: Promised,
  extras: readonly Extra[],
): Promised => ({
  ...conditions,
  guaranteeDays: conditions.guaranteeDays + daysOf(extras, "guarantee", 365 / 12),
  homepageDays: conditions.homepageDays + daysOf(extras, "homepage", 1),
});
