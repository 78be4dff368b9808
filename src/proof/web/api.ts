import { queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";

/** Newest first (R10.3). */
export const linkChecksQuery = (order: string) =>
  queryOptions({
    ...listQuery(api.link_checks, { order, itemsPerPage: fullPage }),
  });
