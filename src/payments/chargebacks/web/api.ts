import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { sendOnce } from "#platform/web/calls/send-once.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Chargeback, refundInput } from "../contract.ts";

const followEveryMilliseconds = 2_000;
const isAsked = ({ status }: Chargeback): boolean => status === "asked";

/** The chargebacks of a top-up, newest first; followed while the provider has not confirmed one. Then the top-up is an old one. */
export const chargebacksQuery = (topUp: string) => {
  const queryKey = ["chargebacks", topUp];
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const before = queryClient.getQueryData<{ items: Chargeback[] }>(queryKey);
      const now = await fetchCollection<Chargeback>("/chargebacks", { topUp, itemsPerPage: 100 });
      if (before?.items.some(isAsked) && !now.items.some(isAsked)) void refresh("top_ups");
      return now;
    },
    refetchInterval: ({ state: { data } }) => (data?.items.some(isAsked) ? followEveryMilliseconds : false),
  });
};

const affected = ["chargebacks", "top_ups", "wallets", "transactions", "audit_events"];

/** Gives a payment back, as far as it is not spent. */
export async function requestRefund(input: z.input<typeof refundInput>): Promise<void> {
  await withSecondOperator({ deed: "refund", input }, () => sendOnce("/chargebacks", input));
  await refresh(...affected);
}

/** Lets the provider be asked again. */
export async function retryRefund(id: string): Promise<void> {
  await send("POST", `/chargebacks/${id}/retry`, {});
  await refresh(...affected);
}
