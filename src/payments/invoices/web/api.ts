import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";
import type { DocumentSearch } from "./invoice-search.ts";

/** A page of documents, newest first: an organization's, or all for an operator. */
export const invoicesQuery = (filter: DocumentSearch & { organization?: string }) =>
  queryOptions({
    ...listQuery(api.invoices, filter),
    placeholderData: keepPreviousData,
  });
