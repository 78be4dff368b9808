import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, download, listQuery } from "#platform/web/calls/client.ts";
import type { AuditSearch } from "./audit-search.ts";

export const auditQuery = (search: AuditSearch) =>
  queryOptions({ ...listQuery(api.audit_events, search), placeholderData: keepPreviousData });

/** The whole list, whatever page is shown. */
export const auditFile = ({ kind }: AuditSearch, format: TableFormat): Promise<Blob> =>
  download(api.audit_events, "export", { query: { kind, format } });
