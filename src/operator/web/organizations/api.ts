import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Adjustment, adjustmentInput } from "../../adjustments/contract.ts";
import type { OrganizationRecord } from "../../organizations/contract.ts";
import type { OrganizationsSearch } from "./organizations-search.ts";

/** A page of all organizations, newest first. */
export const organizationsQuery = (search: OrganizationsSearch) =>
  queryOptions({
    queryKey: ["organization_records", search],
    queryFn: () => fetchCollection<OrganizationRecord>("/organization_records", search),
    placeholderData: keepPreviousData,
  });

/** The newest corrections of balances. */
export const adjustmentsQuery = queryOptions({
  queryKey: ["adjustments"],
  queryFn: () => fetchCollection<Adjustment>("/adjustments"),
});

export async function suspendOrganization(id: string, reason: string): Promise<void> {
  await send("POST", `/organization_records/${id}/suspend`, { reason });
  await refresh("organization_records", "audit_events");
}

export async function reactivateOrganization(id: string): Promise<void> {
  await send("POST", `/organization_records/${id}/reactivate`, {});
  await refresh("organization_records", "audit_events");
}

/** Posts it, or lets it wait for a second operator. */
export async function adjustBalance(input: z.input<typeof adjustmentInput>): Promise<void> {
  await withSecondOperator({ deed: "adjustment", input }, () => send("POST", "/adjustments", input));
  await refresh("adjustments", "organization_records", "books", "ledger_accounts", "audit_events");
}
