import { createFileRoute, redirect } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { guarded } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";

export const Route = createFileRoute("/")({
  beforeLoad: async ({ preload, location }) => {
    if (preload) return;
    if (!(await readSession())) return leaveToLandingPage();
    await guarded("auth")({ location });
    const user = await queryClient.ensureQueryData(clientUserQuery());
    const { currentSide, synchroniseSession } = await import("#accounts/web/session-state.ts");
    synchroniseSession(user, "/");
    const side = currentSide() === "media" ? "/publisher" : "/dashboard";
    throw redirect({ to: user.operator ? "/operator" : side });
  },
});

/** The server paints the visitors' page (decision 0171); Vite's own server has none. */
function leaveToLandingPage(): Promise<never> {
  if (!document.querySelector('meta[name="build"]')) throw redirect({ to: "/sign-in" });
  location.replace("/");
  return new Promise(() => {});
}
