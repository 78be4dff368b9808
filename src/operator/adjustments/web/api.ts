import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Adjustment, adjustmentInput } from "../contract.ts";

/** The newest corrections of balances. */
export const adjustmentsQuery = queryOptions({
  queryKey: ["adjustments"],
  queryFn: () => fetchCollection<Adjustment>("/adjustments"),
});

/** Posts it, or lets it wait for a second operator. */
export async function adjustBalance(input: z.input<typeof adjustmentInput>): Promise<void> {
  await withSecondOperator({ deed: "adjustment", input }, () => send("POST", "/adjustments", input));
  await refresh("adjustments", "organization_records", "books", "ledger_accounts", "audit_events");
}
