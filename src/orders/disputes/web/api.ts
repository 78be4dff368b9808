import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";
import type { DisputeState } from "../dispute.ts";

export type DisputeFilter = { state: DisputeState; page: number };

export const disputesQuery = (filter: DisputeFilter) =>
  queryOptions({
    ...listQuery(api.disputes, filter),
    placeholderData: keepPreviousData,
  });

/** `id` is the order's or extra's; null without a dispute. */
export const disputeQuery = (id: string) => queryOptions({ ...findQuery(api.disputes, "get", { id }) });
