import { redirect } from "@tanstack/react-router";
import { queryClient } from "#platform/web/query-client.ts";
import { clientUserQuery } from "./api.ts";

/** Admits members of a publishing organization; the entry page explains the way there (R2.18). */
export async function publisherGuard(): Promise<void> {
  const { userOrganizations } = await queryClient.ensureQueryData(clientUserQuery());
  if (!userOrganizations.some(({ organization }) => organization.kind === "publisher"))
    throw redirect({ href: "/publisher" });
}

/** Sends people to the survey until it is answered (R2.6). */
export async function surveyGuard(): Promise<void> {
  const { questionnaire } = await queryClient.ensureQueryData(clientUserQuery());
  if (questionnaire?.completedAt) throw redirect({ href: "/" });
}
