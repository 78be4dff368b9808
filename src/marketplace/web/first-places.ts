type PlacedRow = { media: string };

/** Each outlet's first place in the list, as far as it is read. */
export type FirstPlaces = Map<string, number>;

/** Adds a part of the list that begins at `from`. */
export function noteFirstPlaces(places: FirstPlaces, from: number, rows: readonly PlacedRow[]): void {
  rows.forEach(({ media }, index) => {
    if (from + index < (places.get(media) ?? Number.POSITIVE_INFINITY)) places.set(media, from + index);
  });
}

/**
 * True where an earlier row already shows the outlet's conflicts. Checks the present row, since the list may have
 * changed.
 */
export function isOutletSaid(
  places: FirstPlaces,
  rowAt: (index: number) => PlacedRow | undefined,
  index: number,
): boolean {
  const media = rowAt(index)?.media;
  const first = media === undefined ? undefined : places.get(media);
  return first !== undefined && first < index && rowAt(first)?.media === media;
}
