import { queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";

export const briefVersionsQuery = (order: string) =>
  queryOptions({
    ...listQuery(api.brief_versions, { order, itemsPerPage: fullPage }),
    refetchInterval: pollEveryMilliseconds,
  });
