import { queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import type { Performance } from "../contract.ts";

/** How a publisher does; no item for who does not read its wallet. */
export const performanceQuery = (organization: string) =>
  queryOptions({
    queryKey: ["publisher_performances", organization],
    queryFn: () => fetchCollection<Performance>("/publisher_performances", { organization }),
  });
