import { createFileRoute, redirect } from "@tanstack/react-router";
import { clientUserQuery, updateCurrent } from "#accounts/web/api.ts";
import { guardNamed } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { myMediaQuery } from "../api.ts";

/** The publisher's way in (R2.18): to what is missing, else to the dashboard. */
export const Route = createFileRoute("/publisher")({
  beforeLoad: async ({ location }) => {
    await guardNamed("auth")(location.href);
    const { userOrganizations, currentMediaProject } = await queryClient.ensureQueryData(clientUserQuery());
    const publisher = userOrganizations.find(({ organization }) => organization.kind === "publisher");
    if (!publisher) throw redirect({ to: "/publisher/setup" });
    const media = await queryClient.fetchQuery(myMediaQuery());
    if (media.totalItems === 0) throw redirect({ to: "/publisher/setup" });
    if (!currentMediaProject) await updateCurrent({ organization: publisher.organization.id });
    const { chooseSide } = await import("#accounts/web/session-state.ts");
    chooseSide("media");
    const isAnyOffered = media.items.some(({ listedFormatCount }) => listedFormatCount > 0);
    throw redirect({ to: isAnyOffered ? "/publisher/dashboard" : "/publisher/setup-list" });
  },
});
