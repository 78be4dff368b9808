import type { z } from "zod";
import { api, call, callOnce } from "#platform/web/calls/client.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Organization, organizationEdit, organizationInput } from "../organizations/contract.ts";
import type { ClientUser, clientUserInput } from "../people/contract.ts";
import type { questionnaireInput } from "../survey/questionnaire.ts";
import { clientUserQuery } from "./api.ts";

// Own file: the queries belong to the first load, changes don't.

/** Keeps earlier answers to other questions (R3.9). */
export function answerSurvey(questionnaire: z.input<typeof questionnaireInput>): Promise<ClientUser> {
  return editPerson({ questionnaire });
}

export async function editPerson(input: z.input<typeof clientUserInput>): Promise<ClientUser> {
  const user = await call(api.client_users, "update", { input });
  queryClient.setQueryData(clientUserQuery().queryKey, user);
  return user;
}

export async function createOrganization(input: z.input<typeof organizationInput>): Promise<Organization> {
  const organization = await callOnce(api.organizations, "create", { input });
  await refresh(api.organizations, api.client_users);
  return organization;
}

export async function renameOrganization(id: string, name: string): Promise<void> {
  await call(api.organizations, "update", { id, input: { name } });
  await refresh(api.organizations, api.client_users);
}

export async function editBilling(id: string, edit: z.input<typeof organizationEdit>): Promise<void> {
  await call(api.organizations, "update", { id, input: edit });
  await refresh(api.organizations);
}

/** Refused while it holds or awaits money, or has open orders. */
export async function closeOrganization(id: string): Promise<void> {
  await call(api.organizations, "close", { id, input: {} });
  await refresh(api.organizations, api.client_users);
}
