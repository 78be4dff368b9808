import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection, fetchItem } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { TopUp, Transaction, Wallet } from "../contract.ts";
import { transactionStatuses } from "../transaction.ts";

/** The balances of an organization. */
export const walletQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ["wallets", organizationId],
    queryFn: () => fetchItem<Wallet>(`/wallets/${organizationId}`),
  });

export type TransactionFilter = { organization: string; type?: number[]; status?: number[]; page?: number };

/** A page of an organization's transactions, newest first. */
export const transactionsQuery = (filter: TransactionFilter) =>
  queryOptions({
    queryKey: ["transactions", filter],
    queryFn: () => fetchCollection<Transaction>("/transactions", filter),
    placeholderData: keepPreviousData,
  });

const pollEveryMilliseconds = 1_000;

/** True while the provider has not decided. */
export const isUndecided = ({ status }: TopUp): boolean => status < transactionStatuses.success;

/** One top-up, live until the provider has decided (R2.16); then every screen's balance is an old one. */
export const topUpQuery = (id: string) =>
  queryOptions({
    queryKey: ["top_ups", id],
    queryFn: async () => {
      const topUp = await fetchItem<TopUp>(`/top_ups/${id}`);
      if (!isUndecided(topUp)) void refresh("wallets", "transactions", "carts", "orders");
      return topUp;
    },
    refetchInterval: ({ state }) => (state.data && !isUndecided(state.data) ? false : pollEveryMilliseconds),
  });
