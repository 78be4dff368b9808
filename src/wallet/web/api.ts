import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection, fetchItem } from "#platform/web/api.ts";
import type { Transaction, Wallet } from "../contract.ts";
import type { TransactionSearch } from "./transaction-search.ts";

/** The balances of an organization. */
export const walletQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ["wallets", organizationId],
    queryFn: () => fetchItem<Wallet>(`/wallets/${organizationId}`),
  });

type TransactionFilter = TransactionSearch & { organization: string };

/** A page of an organization's transactions, newest first. */
export const transactionsQuery = (filter: TransactionFilter) =>
  queryOptions({
    queryKey: ["transactions", filter],
    queryFn: () => fetchCollection<Transaction>("/transactions", filter),
    placeholderData: keepPreviousData,
  });
