import { createFileRoute, redirect } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { guardNamed } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";

/** The provider's return address (R2.24): reads the person anew and opens the dashboard. */
export const Route = createFileRoute("/stripe/account-onboarding/$")({
  beforeLoad: async ({ location }) => {
    await guardNamed("auth")(location.href);
    await queryClient.fetchQuery({ ...clientUserQuery(), staleTime: 0 });
    throw redirect({ to: "/publisher/dashboard" });
  },
});
