import { queryOptions } from "@tanstack/react-query";
import { findItem } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import type { TopUp } from "../contract.ts";

const pollEveryMilliseconds = 1_000;

/** True while the provider has not decided. */
export const isUndecided = ({ status }: TopUp): boolean => status < transactionStatuses.success;

/** One top-up, live until the provider has decided (R2.16); then every screen's balance is an old one. */
export const topUpQuery = (id: string) =>
  queryOptions({
    queryKey: ["top_ups", id],
    queryFn: async () => {
      const topUp = await findItem<TopUp>(`/top_ups/${id}`);
      if (topUp && !isUndecided(topUp)) void refresh("wallets", "transactions", "carts", "orders");
      return topUp;
    },
    refetchInterval: ({ state: { data } }) =>
      data === null || (data && !isUndecided(data)) ? false : pollEveryMilliseconds,
  });
