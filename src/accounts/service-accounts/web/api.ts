import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { serviceAccountInput } from "../contract.ts";

export const serviceAccountsQuery = (organization: string) =>
  queryOptions(listQuery(api.service_accounts, { organization, itemsPerPage: fullPage }));

/** Returns the key, which only this answer holds. */
export async function createServiceAccount(input: z.input<typeof serviceAccountInput>): Promise<string | null> {
  const { token } = await call(api.service_accounts, "create", { input });
  await refresh(api.service_accounts);
  return token;
}

export async function revokeServiceAccount(id: string): Promise<void> {
  await call(api.service_accounts, "remove", { id });
  await refresh(api.service_accounts);
}
