import { queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";

/** An empty list without the right to read the wallet. */
export const performanceQuery = (organization: string) =>
  queryOptions(listQuery(api.publisher_performances, { organization }));
