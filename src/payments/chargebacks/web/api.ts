import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, callOnce, listQuery } from "#platform/web/calls/client.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Chargeback, topUpRefundInput } from "../contract.ts";

const isAsked = ({ status }: Chargeback): boolean => status === "asked";

/** Newest first. Once the provider has confirmed each, the top-up is read anew. */
export const chargebacksQuery = (topUp: string) => {
  const query = listQuery(api.chargebacks, { topUp, itemsPerPage: fullPage });
  return queryOptions({
    ...query,
    queryFn: async () => {
      const before = queryClient.getQueryData<{ items: Chargeback[] }>(query.queryKey);
      const now = await query.queryFn();
      if (before?.items.some(isAsked) && !now.items.some(isAsked)) void refresh(api.top_ups);
      return now;
    },
  });
};

const affected = [api.chargebacks, api.top_ups, api.wallets, api.transactions, api.audit_events];

/** Refunds the unspent part of a payment; may need a second operator. */
export async function requestRefund(input: z.input<typeof topUpRefundInput>): Promise<void> {
  await withSecondOperator({ deed: "refund", input }, () => callOnce(api.chargebacks, "create", { input }));
  await refresh(...affected);
}

export async function retryRefund(id: string): Promise<void> {
  await call(api.chargebacks, "retry", { id, input: {} });
  await refresh(...affected);
}
