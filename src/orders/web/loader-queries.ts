import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { Order } from "../contract.ts";

// The queries that loaders begin are a part of the first load: they stand apart from all that is loaded with a screen.

/** The orders of a campaign, a full page at a time; narrowed by what the API's filter names. */
export const campaignOrdersQuery = (campaign: string, page = 1, filter: Record<string, unknown> = {}) =>
  queryOptions({
    queryKey: ["orders", { campaign, page, ...filter }],
    queryFn: () => fetchCollection<Order>("/orders", { campaign, page, itemsPerPage: fullPage, ...filter }),
    refetchInterval: pollEveryMilliseconds,
    placeholderData: keepPreviousData,
  });
