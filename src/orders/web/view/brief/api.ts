import { queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { BriefVersion } from "../../../briefs/contract.ts";

/** An order's briefs as they were sent, newest first. */
export const briefVersionsQuery = (order: string) =>
  queryOptions({
    queryKey: ["brief_versions", order],
    queryFn: () => fetchCollection<BriefVersion>("/brief_versions", { order, itemsPerPage: fullPage }),
    refetchInterval: pollEveryMilliseconds,
  });
