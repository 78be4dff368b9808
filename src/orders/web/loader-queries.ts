import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { OrderQuery } from "../contract.ts";

// The queries that loaders begin are a part of the first load: they stand apart from all that is loaded with a screen.

/** The orders of a campaign, a full page at a time; narrowed by the API's filter. */
export const campaignOrdersQuery = (campaign: string, page = 1, filter: OrderQuery = {}) =>
  queryOptions({
    ...listQuery(api.orders, { campaign, page, itemsPerPage: fullPage, ...filter }),
    refetchInterval: pollEveryMilliseconds,
    placeholderData: keepPreviousData,
  });
