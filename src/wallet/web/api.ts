import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, itemQuery, listQuery } from "#platform/web/calls/client.ts";
import type { TransactionSearch } from "./transaction-search.ts";

export const walletQuery = (organizationId: string) =>
  queryOptions(itemQuery(api.wallets, "get", { id: organizationId }));

type TransactionFilter = TransactionSearch & { organization: string };

export const transactionsQuery = (filter: TransactionFilter) =>
  queryOptions({
    ...listQuery(api.transactions, filter),
    placeholderData: keepPreviousData,
  });
