import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, call, download, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { adjustmentInput } from "../contract.ts";

export const adjustmentsQuery = queryOptions({
  ...listQuery(api.adjustments),
});

export const adjustmentsFile = (format: TableFormat): Promise<Blob> =>
  download(api.adjustments, "export", { query: { format } });

/** Posts it, or lets it wait for a second operator. */
export async function adjustBalance(input: z.input<typeof adjustmentInput>): Promise<void> {
  await withSecondOperator({ deed: "adjustment", input }, () => call(api.adjustments, "create", { input }));
  await refresh(api.adjustments, api.organization_records, api.books, api.ledger_accounts, api.audit_events);
}
