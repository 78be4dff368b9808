import { createRootRoute, Outlet } from "@tanstack/react-router";
import { NotFoundScreen } from "#platform/web/components/ErrorScreen.tsx";
import { Toasts } from "#platform/web/components/Toasts.tsx";
import { readSession } from "#platform/web/session.ts";
import { Navbar } from "./Navbar.tsx";
import { texts } from "./texts.ts";

export const Route = createRootRoute({
  beforeLoad: async () => void (await readSession()),
  component: Root,
  notFoundComponent: NotFoundScreen,
});

/** The frame of every screen. */
function Root() {
  return (
    <>
      <a href="#content" className="skip-link">
        {texts.skip}
      </a>
      <Toasts />
      <Navbar />
      <main id="content" tabIndex={-1} style={{ outline: "none" }}>
        <Outlet />
      </main>
    </>
  );
}
