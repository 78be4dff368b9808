import type { AnyRouter } from "@tanstack/react-router";
import { type EventName, type Properties, publicAddress } from "./event.ts";

type Follow = {
  router: AnyRouter;
  track: (name: EventName, properties: Properties) => void;
  isFlagOn: (name: string) => boolean;
};

/** Reports each screen on entering and leaving, each by its own flag (R7.6). */
export function followScreens({ router, track, isFlagOn }: Follow): { enter: () => void } {
  let shown: Properties | undefined;
  const enter = () => {
    shown = screenOf(router);
    if (isFlagOn("analytics-pageview")) track("pageview", shown);
  };
  const leave = () => {
    if (shown && isFlagOn("analytics-pageleave")) track("pageleave", shown);
    shown = undefined;
  };
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && leave());
  // Two navigations to one screen at once, as after a sign-in, enter it once.
  router.subscribe("onResolved", ({ pathChanged }) => pathChanged && !shown && enter());
  addEventListener("pagehide", leave);
  // The browser shows a cached page again.
  addEventListener("pageshow", ({ persisted }) => persisted && enter());
  return { enter };
}

function screenOf(router: AnyRouter): Properties {
  const path = publicAddress(router.state.location.href);
  return { path, url: location.origin + path, route: router.state.matches.at(-1)?.fullPath ?? "" };
}
