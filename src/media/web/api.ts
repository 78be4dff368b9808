import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

/** The media of the person's organizations, as many as the API gives at once. */
export const myMediaQuery = () => queryOptions(listQuery(api.media, { itemsPerPage: 100 }));

type MediaFilter = { search?: string | undefined; page?: number | undefined; incomplete?: boolean };

/** A page of them, by name; the previous one stays while the next is on its way. */
export const myMediaPageQuery = ({ incomplete, ...filter }: MediaFilter) =>
  queryOptions({
    ...listQuery(api.media, { ...filter, incomplete: incomplete?.toString() }),
    placeholderData: keepPreviousData,
  });

/** One medium: the reader's own, or one that is listed. */
export const mediaQuery = (id: string) => queryOptions(findQuery(api.media, "get", { id }));
