import { queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, itemQuery, listQuery } from "#platform/web/calls/client.ts";

export const briefVersionsQuery = (order: string) =>
  queryOptions({
    ...listQuery(api.brief_versions, { order, itemsPerPage: fullPage }),
  });

export const briefVersionQuery = (id: string) => queryOptions(itemQuery(api.brief_versions, "get", { id }));
