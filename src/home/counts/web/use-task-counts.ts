import { queryOptions, useQuery } from "@tanstack/react-query";
import type { OrderSide } from "#orders/moves/party.ts";
import { api, findQuery } from "#platform/web/calls/client.ts";
import type { SideTaskCounts } from "../contract.ts";

const taskCountsQuery = (organizationId: string) =>
  queryOptions(findQuery(api.task_counts, "get", { id: organizationId }));

/** Undefined while it is read, and for readers who see no order. */
export function useTaskCounts(organizationId: string | undefined, side: OrderSide): SideTaskCounts | undefined {
  const { data } = useQuery({
    ...taskCountsQuery(organizationId ?? ""),
    enabled: organizationId !== undefined,
  });
  return data?.[side];
}
