import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import type { Invoice } from "../contract.ts";
import type { DocumentSearch } from "./invoice-search.ts";

/** A page of documents, newest first: an organization's, or all for an operator. */
export const invoicesQuery = (filter: DocumentSearch & { organization?: string }) =>
  queryOptions({
    queryKey: ["invoices", filter],
    queryFn: () => fetchCollection<Invoice>("/invoices", filter),
    placeholderData: keepPreviousData,
  });
