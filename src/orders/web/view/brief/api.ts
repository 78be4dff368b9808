import { queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";

export const briefVersionsQuery = (order: string) =>
  queryOptions({
    ...listQuery(api.brief_versions, { order, itemsPerPage: fullPage }),
  });
