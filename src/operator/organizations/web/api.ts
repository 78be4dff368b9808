import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { OrganizationRecord } from "../contract.ts";
import type { OrganizationsSearch } from "./organizations-search.ts";

/** A page of all organizations, newest first. */
export const organizationsQuery = (search: OrganizationsSearch) =>
  queryOptions({
    queryKey: ["organization_records", search],
    queryFn: () => fetchCollection<OrganizationRecord>("/organization_records", search),
    placeholderData: keepPreviousData,
  });

export async function suspendOrganization(id: string, reason: string): Promise<void> {
  await send("POST", `/organization_records/${id}/suspend`, { reason });
  await refresh("organization_records", "audit_events");
}

export async function reactivateOrganization(id: string): Promise<void> {
  await send("POST", `/organization_records/${id}/reactivate`, {});
  await refresh("organization_records", "audit_events");
}
