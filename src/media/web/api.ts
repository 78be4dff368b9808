import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

export const myMediaQuery = () => queryOptions(listQuery(api.media, { itemsPerPage: fullPage }));

type MediaFilter = { search?: string | undefined; page?: number | undefined; incomplete?: boolean };

export const myMediaPageQuery = ({ incomplete, ...filter }: MediaFilter) =>
  queryOptions({
    ...listQuery(api.media, { ...filter, incomplete: incomplete?.toString() }),
    placeholderData: keepPreviousData,
  });

export const mediaQuery = (id: string) => queryOptions(findQuery(api.media, "get", { id }));
