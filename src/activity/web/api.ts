import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";

export type ActivityFilter = { organization?: string | undefined; page: number };

export const activityQuery = (filter: ActivityFilter) =>
  queryOptions({
    ...listQuery(api.activities, filter, { shows: [api.orders, api.offers] }),
    placeholderData: keepPreviousData,
  });
