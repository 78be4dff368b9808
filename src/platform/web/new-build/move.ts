/** Two full loads within this time are a loop, not a new build (R9.9). */
const guardMilliseconds = 10_000;

export type Situation = {
  isNewerSeen: boolean;
  /** False when only the filters change. */
  isNewScreen: boolean;
  /** A full load would fail offline. */
  isOnline: boolean;
  /** A full load would lose pending changes, which live in memory. */
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
