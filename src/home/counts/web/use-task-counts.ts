import { queryOptions, useQuery } from "@tanstack/react-query";
import type { TradeSide } from "#events/trade-side.ts";
import { api, findQuery } from "#platform/web/calls/client.ts";
import type { SideTaskCounts } from "../contract.ts";

const taskCountsQuery = (organizationId: string) =>
  queryOptions(findQuery(api.task_counts, "get", { id: organizationId }));

/** Undefined while it is read, and for readers who see no order. */
export function useTaskCounts(organizationId: string | undefined, side: TradeSide): SideTaskCounts | undefined {
  const { data } = useQuery({
    ...taskCountsQuery(organizationId ?? ""),
    enabled: organizationId !== undefined,
  });
  return data?.[side];
}

/** Everything that waits for a side. Stands here, since the contract brings the orders' whole table along. */
export const tasksIn = ({ statuses, dates, offers }: SideTaskCounts): number =>
  statuses.reduce((sum, { count }) => sum + count, dates + offers);
