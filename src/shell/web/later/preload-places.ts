import type { AnyRouter } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { currentSide } from "#accounts/web/session-state.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";
import { placesOf } from "./places.ts";

/** Loads what the bar leads to before it is asked for (R7.5): once, one after another, while the browser has nothing to do. */
export async function preloadPlaces(router: AnyRouter): Promise<void> {
  try {
    for (const { to, isInBar } of placesOf[await whereTheyAre()]) {
      if (!isInBar) continue;
      await idle();
      await router.preloadRoute({ to });
    }
  } catch {
    // Looking ahead failed; going there says why.
  }
}

async function whereTheyAre() {
  if (!(await readSession())) return "visitor";
  await queryClient.ensureQueryData(clientUserQuery());
  return currentSide();
}

/** Safari has no idle callback. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
