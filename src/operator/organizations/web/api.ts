import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, call, download, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { OrganizationsSearch } from "./organizations-search.ts";

export const organizationRecordsQuery = (search: OrganizationsSearch) =>
  queryOptions({
    ...listQuery(api.organization_records, search),
    placeholderData: keepPreviousData,
  });

/** The whole list, whatever page is shown. */
export const organizationsFile = (
  { page: _page, ...filter }: OrganizationsSearch,
  format: TableFormat,
): Promise<Blob> => download(api.organization_records, "export", { query: { ...filter, format } });

export async function suspendOrganization(id: string, reason: string): Promise<void> {
  await call(api.organization_records, "suspend", { id, input: { reason } });
  await refresh(api.organization_records, api.audit_events);
}

export async function reactivateOrganization(id: string): Promise<void> {
  await call(api.organization_records, "reactivate", { id, input: {} });
  await refresh(api.organization_records, api.audit_events);
}
