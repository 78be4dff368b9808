import { createFileRoute, redirect } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { guardNamed } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";

/** Where a provider leads a publisher back to: the person is read anew, and goes to the dashboard (R2.24). */
export const Route = createFileRoute("/stripe/account-onboarding/$")({
  beforeLoad: async ({ location }) => {
    await guardNamed("auth")(location.href);
    await queryClient.fetchQuery({ ...clientUserQuery(), staleTime: 0 });
    throw redirect({ to: "/publisher/dashboard" });
  },
});
