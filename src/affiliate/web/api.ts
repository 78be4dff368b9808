import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection, fetchItem, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Affiliate, Commission } from "../contract.ts";

/** What an organization's link brought. */
export const affiliateQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ["affiliates", organizationId],
    queryFn: () => fetchItem<Affiliate>(`/affiliates/${organizationId}`),
  });

/** A page of an organization's commissions, newest first. */
export const commissionsQuery = (organization: string, page: number) =>
  queryOptions({
    queryKey: ["commissions", organization, page],
    queryFn: () => fetchCollection<Commission>("/commissions", { organization, page }),
    placeholderData: keepPreviousData,
  });

export async function joinProgramme(organization: string): Promise<void> {
  await send("POST", "/affiliates", { organization });
  await refresh("affiliates");
}
