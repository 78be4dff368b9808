import type { z } from "zod";
import type {
  ClientUser,
  clientUserInput,
  Organization,
  organizationEdit,
  organizationInput,
} from "#accounts/contract.ts";
import { send } from "#platform/web/api.ts";
import { sendOnce } from "#platform/web/calls/send-once.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { questionnaireInput } from "../survey/survey.ts";
import { clientUserQuery } from "./api.ts";

// What changes people and organizations stands apart from the queries, which are a part of the first load.

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
  const organization = await sendOnce<Organization>("/organizations", input);
  await refresh("organizations", "client_users");
  return organization;
}

export async function renameOrganization(id: string, name: string): Promise<void> {
  await send("PATCH", `/organizations/${id}`, { name });
  await refresh("organizations", "client_users");
}

/** The details that stand on invoices, and the balance below which the organization is told. */
export async function editBilling(id: string, edit: z.input<typeof organizationEdit>): Promise<void> {
  await send("PATCH", `/organizations/${id}`, edit);
  await refresh("organizations");
}

/** Ends an organization; refused while it holds money or open orders. */
export async function closeOrganization(id: string): Promise<void> {
  await send("POST", `/organizations/${id}/close`, {});
  await refresh("organizations", "client_users");
}
