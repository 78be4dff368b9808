import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection, fetchItem, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import { type Books, type BooksCheck, booksId, type LedgerAccount } from "../contract.ts";
import type { BooksSearch } from "./books-search.ts";

const pollEveryMilliseconds = 1_000;

/** The last checks, live while one runs; then every figure of the page is an old one. */
export const checksQuery = queryOptions({
  queryKey: ["books_checks"],
  queryFn: () => fetchCollection<BooksCheck>("/books_checks"),
  refetchInterval: ({ state: { data } }) => (data?.items[0]?.state === "running" ? pollEveryMilliseconds : false),
});

export async function checkNow(): Promise<void> {
  await send("POST", "/books_checks", {});
  await refresh("books_checks", "books", "ledger_accounts");
}

export const accountsQuery = (search: BooksSearch) =>
  queryOptions({
    queryKey: ["ledger_accounts", search],
    queryFn: () => fetchCollection<LedgerAccount>("/ledger_accounts", search),
    placeholderData: keepPreviousData,
  });

export const booksQuery = queryOptions({ queryKey: ["books"], queryFn: () => fetchItem<Books>(`/books/${booksId}`) });
