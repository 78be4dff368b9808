import { queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, listQuery } from "#platform/web/calls/client.ts";

/** Newest first (R10.3). */
export const linkChecksQuery = (order: string) =>
  queryOptions({
    ...listQuery(api.link_checks, { order, itemsPerPage: fullPage }),
  });
