import { redirect } from "@tanstack/react-router";
import { localPath } from "#platform/web/navigation/local-path.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { clientUserQuery } from "./api.ts";

/** Admits members of a publishing organization; the entry page explains the way there (R2.18). */
export async function publisherGuard(): Promise<void> {
  const { userOrganizations } = await queryClient.ensureQueryData(clientUserQuery());
  if (!userOrganizations.some(({ organization }) => organization.kind === "publisher"))
    throw redirect({ href: "/publisher" });
}

/** Admits to the survey until it is answered (R2.6). With `next` somebody just signed in: only new people stay. */
export async function surveyGuard(href: string): Promise<void> {
  const { questionnaire, operator, userOrganizations } = await queryClient.ensureQueryData(clientUserQuery());
  const next = new URL(href, location.origin).searchParams.get("next");
  const isKnown = next !== null && (operator || userOrganizations.length > 0);
  if (questionnaire?.completedAt || isKnown) throw redirect({ href: localPath(next) });
}
