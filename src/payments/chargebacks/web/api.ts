import { queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import type { Chargeback } from "../contract.ts";

/** The chargebacks of a top-up, newest first. */
export const chargebacksQuery = (topUp: string) =>
  queryOptions({
    queryKey: ["chargebacks", topUp],
    queryFn: () => fetchCollection<Chargeback>("/chargebacks", { topUp, itemsPerPage: 100 }),
  });
