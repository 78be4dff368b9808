import type { AnyRouter } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { currentSide } from "#accounts/web/session-state.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";
import type { PlaceSide } from "../bar-places.ts";
import { placesFor } from "../places.ts";

/** Preloads the bar's screens (R7.5), one after another while the browser is idle. */
export async function preloadPlaces(router: AnyRouter): Promise<void> {
  try {
    for (const { path, bar } of placesFor(await theirSides())) {
      if (!bar) continue;
      await idle();
      await router.preloadRoute({ to: path });
    }
  } catch {
    // Preloading failed; going there shows the reason.
  }
}

async function theirSides(): Promise<PlaceSide[]> {
  if (!(await readSession())) return ["visitor"];
  const { operator } = await queryClient.ensureQueryData(clientUserQuery());
  return operator ? [currentSide(), "operator"] : [currentSide()];
}

/** Safari has no idle callback. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
