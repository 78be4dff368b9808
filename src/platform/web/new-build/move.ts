/** Two full loads within this time are a loop, not a new build (R9.9). */
const guardMilliseconds = 10_000;

export type Situation = {
  isNewerSeen: boolean;
  /** Another screen, not another filter of the same one. */
  isNewScreen: boolean;
  /** Offline the full page could not be loaded at all. */
  isOnline: boolean;
  /** A change is on its way or waits for the network: it lives in this page's memory. */
  isChanging: boolean;
  now: number;
  movedAt: number | undefined;
};

/** Decides whether a navigation becomes a full page load, which brings the new build (R7.5). */
export function movesToNewBuild(situation: Situation): boolean {
  const { isNewerSeen, isNewScreen, isOnline, isChanging, now, movedAt } = situation;
  const isGuarded = movedAt !== undefined && now - movedAt < guardMilliseconds;
  return isNewerSeen && isNewScreen && isOnline && !isChanging && !isGuarded;
}
