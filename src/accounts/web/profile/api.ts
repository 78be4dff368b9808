import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, fetchItem, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { AccountDeletion } from "../../deletion/contract.ts";
import type { Session } from "../../sessions/contract.ts";
import type { ApiToken, apiTokenInput } from "../../tokens/contract.ts";

/** The person's tokens, newest first. */
export function apiTokensQuery() {
  return queryOptions({
    queryKey: ["api_tokens"],
    queryFn: () => fetchCollection<ApiToken>("/api_tokens", { itemsPerPage: 100 }),
  });
}

/** The answer carries the secret; no later one does. */
export async function createApiToken(input: z.input<typeof apiTokenInput>): Promise<ApiToken> {
  const token = await send<ApiToken>("POST", "/api_tokens", input);
  await refresh("api_tokens");
  return token;
}

export async function revokeApiToken(id: string): Promise<void> {
  await send("DELETE", `/api_tokens/${id}`);
  await refresh("api_tokens");
}

/** The devices on which the person is signed in, the last used first. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ["sessions"],
    queryFn: () => fetchCollection<Session>("/sessions", { itemsPerPage: 100 }),
  });
}

export async function endSession(id: string): Promise<void> {
  await send("DELETE", `/sessions/${id}`);
  await refresh("sessions");
}

/** What deleting the account would do. */
export function accountDeletionQuery(userId: string) {
  return queryOptions({
    queryKey: ["account_deletions", userId],
    queryFn: () => fetchItem<AccountDeletion>(`/account_deletions/${userId}`),
    staleTime: 0,
  });
}

export const deleteAccount = (userId: string): Promise<void> => send("DELETE", `/client_users/${userId}`);
