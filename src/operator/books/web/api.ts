import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, call, itemQuery, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import { booksId } from "../books.ts";
import type { BooksSearch } from "./books-search.ts";

/** A check that ends makes every figure of the page stale. */
export const checksQuery = queryOptions(listQuery(api.books_checks));

export async function checkNow(): Promise<void> {
  await call(api.books_checks, "create", { input: {} });
  await refresh(api.books_checks, api.books, api.ledger_accounts);
}

export const accountsQuery = (search: BooksSearch) =>
  queryOptions({
    ...listQuery(api.ledger_accounts, search),
    placeholderData: keepPreviousData,
  });

export const booksQuery = queryOptions(itemQuery(api.books, "get", { id: booksId }));
