import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, call, download, itemQuery, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";

export const affiliateQuery = (organizationId: string) =>
  queryOptions(itemQuery(api.affiliates, "get", { id: organizationId }));

export const commissionsQuery = (organization: string, page: number) =>
  queryOptions({ ...listQuery(api.commissions, { organization, page }), placeholderData: keepPreviousData });

/** Of all affiliates, for an operator, where none is named. */
export const commissionsFile = (organization: string | undefined, format: TableFormat): Promise<Blob> =>
  download(api.commissions, "export", { query: { organization, format } });

export async function joinProgramme(organization: string): Promise<void> {
  await call(api.affiliates, "create", { input: { organization } });
  await refresh(api.affiliates);
}
