import { queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";

/** How a publisher does; no item for who does not read its wallet. */
export const performanceQuery = (organization: string) =>
  queryOptions(listQuery(api.publisher_performances, { organization }));
