import { useState } from "react";

type Bound = number | undefined;
export type Bounds = readonly [least: Bound, most: Bound];

/** The range while the user drags it, until the address has its final value; otherwise the address's range. */
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
