import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, findQuery, listQuery, read } from "#platform/web/calls/client.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";
import type { ClientUser, currentInput } from "../people/contract.ts";

/** Fresh for ten seconds (R7.2, R9.6). */
export function clientUserQuery() {
  return queryOptions({
    queryKey: [api.client_users.path, "me"],
    queryFn: async () => read(api.client_users, "get", { id: (await readSession())?.user.id ?? "" }),
    staleTime: 10_000,
  });
}

/** Needs a screen behind the `auth` guard. */
export function useClientUser(): ClientUser {
  return useSuspenseQuery(clientUserQuery()).data;
}

export const organizationsQuery = () => queryOptions(listQuery(api.organizations, { itemsPerPage: fullPage }));

export const organizationQuery = (id: string) => queryOptions(findQuery(api.organizations, "get", { id }));

export async function updateCurrent(current: z.input<typeof currentInput>): Promise<ClientUser> {
  const { id } = await queryClient.ensureQueryData(clientUserQuery());
  const user = await call(api.client_users, "update-organization.update", { id, input: current });
  queryClient.setQueryData(clientUserQuery().queryKey, user);
  return user;
}
