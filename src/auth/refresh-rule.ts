/** Refresh tokens are numbered; only the last number is active. */
export type RefreshState = { activeCounter: number; secondsSinceRefresh: number; reuseIntervalSeconds: number };

/**
 * - `rotate`: the active token, so the next one is issued.
 * - `repeat`: a superseded token within the reuse interval, perhaps an honest client's; it gets the active one again.
 * - `reuse`: a superseded token later on; a thief and its victim take turns, so the session ends.
 * - `unknown`: a number that was never issued (a database restored from before it).
 */
export type RefreshDecision = "rotate" | "repeat" | "reuse" | "unknown";

/** Decides about a genuine refresh token with this number. */
export function decideRefresh(counter: number, state: RefreshState): RefreshDecision {
  if (counter > state.activeCounter) return "unknown";
  if (counter === state.activeCounter) return "rotate";
  return state.secondsSinceRefresh < state.reuseIntervalSeconds ? "repeat" : "reuse";
}
