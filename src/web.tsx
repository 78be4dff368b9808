import "@mantine/core/styles.layer.css";
import "#platform/web/locale-cookie.ts";
import "#platform/web/theme/styles.css";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { publisherGuard, surveyGuard } from "#accounts/web/guards.ts";
import { operatorGuard } from "#operator/web/guard.ts";
import { messageOf } from "#platform/contract/messages.ts";
import { RouteErrorScreen } from "#platform/web/components/ErrorScreen.tsx";
import { LoadingBar } from "#platform/web/components/loading/LoadingBar.tsx";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { leaveFirstFrame } from "#platform/web/first-frame.ts";
import { registerGuard } from "#platform/web/guards.ts";
import { parseSearch, stringifySearch } from "#platform/web/navigation/search.ts";
import { leavePaintedStyle, readyToTakeOver } from "#platform/web/painted-fields.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { onPersonChange } from "#platform/web/session.ts";
import { colorSchemeManager } from "#platform/web/theme/color-scheme.ts";
import { theme } from "#platform/web/theme/theme.ts";
import { routeTree } from "#shell/web/routeTree.gen.ts";

// The content security policy forbids eval: Zod need not try. It comes with the first schema, in Byline's words.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true, customError: messageOf } });

registerGuard("publisher", publisherGuard);
registerGuard("survey", surveyGuard);
registerGuard("operator", operatorGuard);

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: "intent",
  scrollRestoration: true,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: RouteErrorScreen,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

// Nobody goes back before the first screen, so this loads later.
void import("#platform/web/navigation/focus-after-back.ts").then(({ keepFocusThroughBack }) =>
  keepFocusThroughBack(router),
);

// The guards decide anew on the current screen.
onPersonChange(() => void router.invalidate());

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const app = (
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colorSchemeManager}>
      <QueryClientProvider client={queryClient}>
        <LoadingBar router={router} />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
);
if (root.dataset.painted === undefined) {
  startTransition(() => createRoot(root).render(app));
  leaveFirstFrame(root, router);
} else
  void readyToTakeOver(router).then(() => {
    flushSync(() => createRoot(root).render(app));
    leavePaintedStyle();
  });
