import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, listQuery } from "#platform/web/calls/client.ts";
import type { OrderQuery } from "../contract.ts";

// Own file: loaders' queries belong to the first load, screens don't.

export const campaignOrdersQuery = (campaign: string, page = 1, filter: OrderQuery = {}) =>
  queryOptions({
    ...listQuery(api.orders, { campaign, page, itemsPerPage: fullPage, ...filter }),
    placeholderData: keepPreviousData,
  });
