import type { z } from "zod";
import { api, call, callOnce } from "#platform/web/calls/client.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Organization, organizationEdit, organizationInput } from "../organizations/contract.ts";
import type { ClientUser, clientUserInput } from "../people/contract.ts";
import type { questionnaireInput } from "../survey/survey.ts";
import { clientUserQuery } from "./api.ts";

// Changes of people and organizations stand apart from the queries, which are a part of the first load.

/** Keeps answers to the survey; the others stay (R3.9). */
export function answerSurvey(questionnaire: z.input<typeof questionnaireInput>): Promise<ClientUser> {
  return editPerson({ questionnaire });
}

/** Changes one's own record. */
export async function editPerson(input: z.input<typeof clientUserInput>): Promise<ClientUser> {
  const user = await call(api.client_users, "update", { input });
  queryClient.setQueryData(clientUserQuery().queryKey, user);
  return user;
}

/** Makes an organization; its maker is the owner. */
export async function createOrganization(input: z.input<typeof organizationInput>): Promise<Organization> {
  const organization = await callOnce(api.organizations, "create", { input });
  await refresh(api.organizations, api.client_users);
  return organization;
}

export async function renameOrganization(id: string, name: string): Promise<void> {
  await call(api.organizations, "update", { id, input: { name } });
  await refresh(api.organizations, api.client_users);
}

/** The details that stand on invoices, and the balance below which the organization is told. */
export async function editBilling(id: string, edit: z.input<typeof organizationEdit>): Promise<void> {
  await call(api.organizations, "update", { id, input: edit });
  await refresh(api.organizations);
}

/** Ends an organization; refused while it holds money or open orders. */
export async function closeOrganization(id: string): Promise<void> {
  await call(api.organizations, "close", { id, input: {} });
  await refresh(api.organizations, api.client_users);
}
