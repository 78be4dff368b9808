import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";
import type { DocumentSearch } from "./invoice-search.ts";

/** Newest first; without an organization, all documents, for operators. */
export const invoicesQuery = (filter: DocumentSearch & { organization?: string }) =>
  queryOptions({
    ...listQuery(api.invoices, filter),
    placeholderData: keepPreviousData,
  });
