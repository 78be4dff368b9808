import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { Activity } from "../contract.ts";

export type ActivityFilter = { organization?: string | undefined; page: number };

/** A page of what happened, newest first; of one organization where it is named. */
export const activityQuery = (filter: ActivityFilter) =>
  queryOptions({
    queryKey: ["activities", filter],
    queryFn: () => fetchCollection<Activity>("/activities", filter),
    refetchInterval: pollEveryMilliseconds,
    placeholderData: keepPreviousData,
  });
