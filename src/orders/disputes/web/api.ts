import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { DisputeState } from "../dispute.ts";

export type DisputeFilter = { state: DisputeState; page: number };

/** A page of the disputes that the reader sees: open ones first come first served, decided ones newest first. */
export const disputesQuery = (filter: DisputeFilter) =>
  queryOptions({
    ...listQuery(api.disputes, filter),
    refetchInterval: pollEveryMilliseconds,
    placeholderData: keepPreviousData,
  });

/** The dispute of an order or of an extra, by its id; null where there is none. */
export const disputeQuery = (id: string) =>
  queryOptions({ ...findQuery(api.disputes, "get", { id }), refetchInterval: pollEveryMilliseconds });
