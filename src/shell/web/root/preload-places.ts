import type { AnyRouter } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { currentSide } from "#accounts/web/session-state.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";
import { operatorPlaces, type Place, placesOf } from "../later/places.ts";

/** Loads what the bar leads to before it is asked for (R7.5): once, one after another, while the browser has nothing to do. */
export async function preloadPlaces(router: AnyRouter): Promise<void> {
  try {
    for (const { to, isInBar } of await theirPlaces()) {
      if (!isInBar) continue;
      await idle();
      await router.preloadRoute({ to });
    }
  } catch {
    // Looking ahead failed; going there says why.
  }
}

async function theirPlaces(): Promise<Place[]> {
  if (!(await readSession())) return placesOf.visitor;
  const { operator } = await queryClient.ensureQueryData(clientUserQuery());
  const places = placesOf[currentSide()];
  return operator ? [...places, ...operatorPlaces] : places;
}

/** Safari has no idle callback. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
