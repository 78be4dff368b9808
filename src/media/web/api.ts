import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection, findItem } from "#platform/web/api.ts";
import type { Media } from "../contract.ts";

/** The media of the person's organizations, as many as the API gives at once. */
export function myMediaQuery() {
  return queryOptions({
    queryKey: ["media", "mine"],
    queryFn: () => fetchCollection<Media>("/media", { itemsPerPage: 100 }),
  });
}

type MediaFilter = { search?: string | undefined; page?: number | undefined; incomplete?: boolean };

/** A page of them, by name; the previous one stays while the next is on its way. */
export function myMediaPageQuery(filter: MediaFilter) {
  return queryOptions({
    queryKey: ["media", filter],
    queryFn: () => fetchCollection<Media>("/media", filter),
    placeholderData: keepPreviousData,
  });
}

/** One medium: the reader's own, or one that is listed. */
export function mediaQuery(id: string) {
  return queryOptions({ queryKey: ["media", id], queryFn: () => findItem<Media>(`/media/${id}`) });
}
