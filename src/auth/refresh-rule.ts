/** What the session knows of its refresh tokens: they are numbered, and only the last number is active. */
export type RefreshState = { activeCounter: number; secondsSinceRefresh: number; reuseIntervalSeconds: number };

/**
 * - `rotate`: the active token, so the next one is issued.
 * - `repeat`: a superseded token within the reuse interval, which an honest client may still hold; it is given the active one again.
 * - `reuse`: a superseded token later on: a thief and its victim take turns, and the whole session ends.
 * - `unknown`: a number that was never issued (a database restored from before it).
 */
export type RefreshDecision = "rotate" | "repeat" | "reuse" | "unknown";

/** Decides what happens to a genuine refresh token with this number. */
export function decideRefresh(counter: number, state: RefreshState): RefreshDecision {
  if (counter > state.activeCounter) return "unknown";
  if (counter === state.activeCounter) return "rotate";
  return state.secondsSinceRefresh < state.reuseIntervalSeconds ? "repeat" : "reuse";
}
