import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

type MediaFilter = {
  organization?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
  incomplete?: boolean;
};

const listed = ({ incomplete, ...filter }: MediaFilter, itemsPerPage?: number) =>
  listQuery(api.media, { ...filter, incomplete: incomplete?.toString(), itemsPerPage });

/** The first ones by name: where there are more, a search finds them. */
export const myMediaQuery = (filter: MediaFilter = {}) => queryOptions(listed(filter, fullPage));

export const myMediaPageQuery = (filter: MediaFilter) =>
  queryOptions({ ...listed(filter), placeholderData: keepPreviousData });

export const mediaQuery = (id: string) => queryOptions(findQuery(api.media, "get", { id }));
