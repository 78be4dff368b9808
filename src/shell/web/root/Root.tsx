import { createRootRoute, Outlet, redirect, useMatches } from "@tanstack/react-router";
import { NotFoundScreen } from "#platform/web/components/ErrorScreen.tsx";
import { queryClient } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";
import { publicSettingsQuery, redirectOf } from "#settings/web/public-settings.ts";
import { DemoPlace } from "../demo/DemoPlace.tsx";
import { Navbar } from "../Navbar.tsx";
import { texts } from "../texts.ts";
import { Later } from "./Later.tsx";

export const Route = createRootRoute({
  beforeLoad: async ({ location, preload }) => {
    if (!preload) followRedirect(location.pathname);
    await readSession();
  },
  component: Root,
  notFoundComponent: NotFoundScreen,
});

/**
 * Follows the operator's redirects: within the app at once, to other sites by a full page load (R2.25). The server
 * redirects the first page itself.
 */
function followRedirect(path: string): void {
  const settings = queryClient.getQueryData(publicSettingsQuery().queryKey);
  void queryClient.prefetchQuery(publicSettingsQuery());
  const target = settings && redirectOf(settings, path);
  if (!target) return;
  if (target.startsWith("/")) throw redirect({ href: target });
  location.assign(target);
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    isBare?: boolean;
  }
}

/** The frame of every screen, and the default layout (R2.28). */
function Root() {
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) });
  return (
    <>
      <a href="#content" className="skip-link">
        {texts.skip}
      </a>
      <DemoPlace />
      {!isBare && <Navbar />}
      <Later />
      <main id="content" tabIndex={-1} style={{ outline: "none" }}>
        <Outlet />
      </main>
    </>
  );
}
