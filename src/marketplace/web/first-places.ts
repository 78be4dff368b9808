type PlacedRow = { media: string };

/** Where each outlet of a list stands first, as far as the list was read. */
export type FirstPlaces = Map<string, number>;

/** Adds a part of the list that begins at a place. */
export function noteFirstPlaces(places: FirstPlaces, from: number, rows: readonly PlacedRow[]): void {
  rows.forEach(({ media }, index) => {
    if (from + index < (places.get(media) ?? Number.POSITIVE_INFINITY)) places.set(media, from + index);
  });
}

/** Whether an earlier row says already what holds of this row's outlet. A list that changed since is looked at as it is now. */
export function isOutletSaid(
  places: FirstPlaces,
  rowAt: (index: number) => PlacedRow | undefined,
  index: number,
): boolean {
  const media = rowAt(index)?.media;
  const first = media === undefined ? undefined : places.get(media);
  return first !== undefined && first < index && rowAt(first)?.media === media;
}
