import { useState } from "react";

type Bound = number | undefined;
export type Bounds = readonly [least: Bound, most: Bound];

/** A range as a hand holds it, from its first move until the address says what it was let go at; else as the address says. */
export function useHeld(settled: Bounds) {
  const [held, setHeld] = useState<{ at: Bounds; until?: Bounds }>();
  const isOver = held?.until !== undefined && !isSame(held.until, settled);
  if (isOver) setHeld(undefined);
  return {
    bounds: held && !isOver ? held.at : settled,
    hold: (at: Bounds) => setHeld({ at }),
    letGo: (at: Bounds) => setHeld({ at, until: settled }),
  };
}

const isSame = (one: Bounds, other: Bounds) => one[0] === other[0] && one[1] === other[1];
