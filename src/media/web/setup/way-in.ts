import { redirect } from "@tanstack/react-router";
import { clientUserQuery, updateCurrent } from "#accounts/web/api.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { myMediaQuery } from "../api.ts";

/** Where a publisher goes: to what is missing, else to the dashboard (R2.18). Throws the redirect. */
export async function leadOn(): Promise<never> {
  const { userOrganizations, currentMediaProject } = await queryClient.ensureQueryData(clientUserQuery());
  const publisher = userOrganizations.find(({ organization }) => organization.kind === "publisher");
  if (!publisher) throw redirect({ to: "/publisher/setup" });
  const media = await queryClient.fetchQuery(myMediaQuery());
  if (media.totalItems === 0) throw redirect({ to: "/publisher/setup" });
  if (!currentMediaProject) await updateCurrent({ organization: publisher.organization.id });
  chooseSide("media");
  const isAnyOffered = media.items.some(({ listedFormatCount }) => listedFormatCount > 0);
  throw redirect({ to: isAnyOffered ? "/publisher/dashboard" : "/publisher/setup-list" });
}
