import type { AnyRouter } from "@tanstack/react-router";
import { queryClient } from "../query-client.ts";
import { movesToNewBuild } from "./move.ts";

/** Also asked when the page is seen again, and when its stream comes back: a new build begins with a new server. */
const askEveryMilliseconds = 300_000;
const movedAtKey = "byline-moved-at";

/** Looks for new deployments while the page is visible, and loads one at the next navigation (R7.5, R9.9). */
export function watchBuilds(router: AnyRouter): void {
  const ownId = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  // Vite's own server makes no builds.
  if (!ownId) return;
  let isNewerSeen = false;
  const ask = async () => {
    if (document.visibilityState !== "visible") return;
    const latestId = await readLatestId();
    if (latestId !== undefined) isNewerSeen = latestId !== ownId;
  };
  askNow = () => void ask();
  setInterval(askNow, askEveryMilliseconds);
  document.addEventListener("visibilitychange", askNow);
  router.subscribe("onBeforeNavigate", ({ pathChanged: isNewScreen }) => {
    if (movesToNewBuild({ ...momentOfPage(), isNewerSeen, isNewScreen })) loadAnew(router);
  });
  // A missing part means a newer build. For the next screen's own part, the router itself reloads the page once.
  addEventListener("vite:preloadError", () => {
    isNewerSeen ||= navigator.onLine;
  });
}

let askNow = () => {};

/** Called when the server may be another one than before. */
export const lookForBuild = (): void => askNow();

async function readLatestId(): Promise<string | undefined> {
  try {
    const response = await fetch("/builds/latest.json", { cache: "no-cache" });
    if (!response.ok) return undefined;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}

function momentOfPage() {
  const movedAt = sessionStorage.getItem(movedAtKey);
  return {
    isOnline: navigator.onLine,
    isChanging: queryClient.isMutating() > 0,
    now: Date.now(),
    movedAt: movedAt === null ? undefined : Number(movedAt),
  };
}

/** The address is the target's already, and a reload keeps the history's state. */
function loadAnew(router: AnyRouter): void {
  sessionStorage.setItem(movedAtKey, String(Date.now()));
  router.history.flush();
  location.reload();
}
