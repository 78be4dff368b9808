import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, download, listQuery } from "#platform/web/calls/client.ts";
import type { DocumentSearch } from "./invoice-search.ts";

type DocumentFilter = DocumentSearch & { organization?: string };

/** Newest first; without an organization, all documents, for operators. */
export const invoicesQuery = (filter: DocumentFilter) =>
  queryOptions({
    ...listQuery(api.invoices, filter),
    placeholderData: keepPreviousData,
  });

/** The whole list, whatever page is shown. */
export const invoicesFile = ({ page: _page, ...filter }: DocumentFilter, format: TableFormat): Promise<Blob> =>
  download(api.invoices, "export", { query: { ...filter, format } });
