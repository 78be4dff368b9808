import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { ClientUser, currentInput, Organization } from "#accounts/contract.ts";
import { fetchCollection, fetchItem, findItem, send } from "#platform/web/api.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";

/** The signed-in person (R7.2); fresh for ten seconds (R9.6). */
export function clientUserQuery() {
  return queryOptions({
    queryKey: ["client_users", "me"],
    queryFn: async () => fetchItem<ClientUser>(`/client_users/${(await readSession())?.user.id}`),
    staleTime: 10_000,
  });
}

/** The signed-in person, on screens behind the `auth` guard. */
export function useClientUser(): ClientUser {
  return useSuspenseQuery(clientUserQuery()).data;
}

/** The person's organizations. */
export function organizationsQuery() {
  return queryOptions({
    queryKey: ["organizations", "mine"],
    queryFn: () => fetchCollection<Organization>("/organizations", { itemsPerPage: 100 }),
  });
}

/** One organization. */
export function organizationQuery(id: string) {
  return queryOptions({
    queryKey: ["organizations", id],
    queryFn: () => findItem<Organization>(`/organizations/${id}`),
  });
}

/** Changes where the person works: organization, campaign or medium (R7.2). */
export async function updateCurrent(current: z.input<typeof currentInput>): Promise<ClientUser> {
  const { id } = await queryClient.ensureQueryData(clientUserQuery());
  const user = await send<ClientUser>("PATCH", `/client_users/${id}/update-organization`, current);
  queryClient.setQueryData(clientUserQuery().queryKey, user);
  return user;
}
