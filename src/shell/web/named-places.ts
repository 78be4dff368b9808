import type { Items } from "#platform/web/api.ts";

/** How many places are behind the first page. */
export const countBehind = (first: Items<unknown> | undefined): number =>
  first ? first.totalItems - first.items.length : 0;

/** The first page of places, then further ones that a search found. */
export const knownPlaces = <Place extends { id: string }>(
  first: Items<Place> | undefined,
  found: Items<Place> | undefined,
): Place[] => [
  ...new Map([...(first?.items ?? []), ...(found?.items ?? [])].map((place) => [place.id, place])).values(),
];
