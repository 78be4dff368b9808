import { queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { LinkCheck } from "../contract.ts";

/** What the checks of an order's publication found (R10.3). */
export const linkChecksQuery = (order: string) =>
  queryOptions({
    queryKey: ["link_checks", order],
    queryFn: () => fetchCollection<LinkCheck>("/link_checks", { order, itemsPerPage: fullPage }),
    refetchInterval: pollEveryMilliseconds,
  });
