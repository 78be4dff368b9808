/**
 * `guarantee` and `homepage` add months and days; both sides agree on `custom` for one order. Extras without a kind are
 * free text.
 */
export const extraKinds = ["writing", "guarantee", "homepage", "custom"] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** Names are unique within a format. */
export type Extra = { name: string; priceCents: number; kind?: ExtraKind | undefined; count?: number | undefined };

/** Price is null for readers who may not know it. */
export type ShownExtra = Omit<Extra, "priceCents"> & { priceCents: number | null };

export const countedExtras = {
  guarantee: { unit: "months", most: 120 },
  homepage: { unit: "days", most: 365 },
} as const;
export type CountedKind = keyof typeof countedExtras;
export const countedKinds = Object.keys(countedExtras) as CountedKind[];
export const isCounted = (kind: ExtraKind | undefined): kind is CountedKind =>
  kind !== undefined && kind in countedExtras;

export const writingName = "Writing by the publisher";

type Offering = { extras: Extra[]; writingService: boolean; writingPriceCents: number };

/** Appends the writing service, as `offeredExtrasSql` does in the database. */
export const offeredExtras = ({ extras, writingService, writingPriceCents }: Offering): Extra[] =>
  writingService ? [...extras, { name: writingName, priceCents: writingPriceCents, kind: "writing" }] : extras;

export const isWritten = (extras: readonly ShownExtra[]): boolean => extras.some(({ kind }) => kind === "writing");

export const choosesWriting = (offered: readonly ShownExtra[], chosen: readonly string[]): boolean =>
  isWritten(offered.filter(({ name }) => chosen.includes(name)));

const daysOf = (extras: readonly Extra[], kind: CountedKind, days: number): number =>
  extras.filter((extra) => extra.kind === kind).reduce((sum, { count = 0 }) => sum + Math.round(count * days), 0);

/** Adds the booked months of guarantee and days on the homepage. */
export const conditionsWith = <Promised extends { guaranteeDays: number; homepageDays: number }>(
  conditions: Promised,
  extras: readonly Extra[],
): Promised => ({
  ...conditions,
  guaranteeDays: conditions.guaranteeDays + daysOf(extras, "guarantee", 365 / 12),
  homepageDays: conditions.homepageDays + daysOf(extras, "homepage", 1),
});
