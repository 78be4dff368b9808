import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";
import type { DisputeState } from "../dispute.ts";

export type DisputeFilter = { state: DisputeState; page: number };

export const disputesQuery = (filter: DisputeFilter) =>
  queryOptions({
    ...listQuery(api.disputes, filter),
    placeholderData: keepPreviousData,
  });

/** The first hundred, for the steps from one to the next. */
export const openDisputesQuery = () =>
  queryOptions(listQuery(api.disputes, { state: "open", page: 1, itemsPerPage: fullPage }));

/** `id` is the order's or extra's; null without a dispute. */
export const disputeQuery = (id: string) => queryOptions({ ...findQuery(api.disputes, "get", { id }) });
