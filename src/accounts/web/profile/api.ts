import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, itemQuery, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { ApiToken, apiTokenInput } from "../../tokens/contract.ts";

export const apiTokensQuery = () => queryOptions(listQuery(api.api_tokens, { itemsPerPage: fullPage }));

/** Only this answer carries the secret. */
export async function createApiToken(input: z.input<typeof apiTokenInput>): Promise<ApiToken> {
  const token = await call(api.api_tokens, "create", { input });
  await refresh(api.api_tokens);
  return token;
}

export async function revokeApiToken(id: string): Promise<void> {
  await call(api.api_tokens, "remove", { id });
  await refresh(api.api_tokens);
}

export const sessionsQuery = () => queryOptions(listQuery(api.sessions, { itemsPerPage: fullPage }));

export async function endSession(id: string): Promise<void> {
  await call(api.sessions, "remove", { id });
  await refresh(api.sessions);
}

export const fileRoomsQuery = () => queryOptions(listQuery(api.file_rooms, { itemsPerPage: fullPage }));

export const accountDeletionQuery = (id: string) =>
  queryOptions({ ...itemQuery(api.account_deletions, "get", { id }), staleTime: 0 });

export const deleteAccount = (id: string): Promise<void> => call(api.client_users, "remove", { id });
