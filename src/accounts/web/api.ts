import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { ClientUser, clientUserInput, currentInput, Organization, organizationInput } from "#accounts/contract.ts";
import { fetchCollection, fetchItem, findItem, send } from "#platform/web/api.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";
import type { questionnaireInput } from "../survey/survey.ts";

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

/** Keeps answers to the survey; the others stay (R3.9). */
export function answerSurvey(questionnaire: z.input<typeof questionnaireInput>): Promise<ClientUser> {
  return editPerson({ questionnaire });
}

/** Changes one's own record. */
export async function editPerson(input: z.input<typeof clientUserInput>): Promise<ClientUser> {
  const user = await send<ClientUser>("PATCH", "/client_users", input);
  queryClient.setQueryData(clientUserQuery().queryKey, user);
  return user;
}

/** Makes an organization; its maker is the owner. */
export async function createOrganization(input: z.input<typeof organizationInput>): Promise<Organization> {
  const organization = await send<Organization>("POST", "/organizations", input);
  await refresh("organizations", "client_users");
  return organization;
}

export async function renameOrganization(id: string, name: string): Promise<void> {
  await send("PATCH", `/organizations/${id}`, { name });
  await refresh("organizations", "client_users");
}

/** Ends an organization; refused while it holds money or open orders. */
export async function closeOrganization(id: string): Promise<void> {
  await send("POST", `/organizations/${id}/close`, {});
  await refresh("organizations", "client_users");
}
