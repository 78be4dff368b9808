/** Where the two handles stand, counted in bounds of the histogram; the last position is open. */
export type Positions = [start: number, end: number];

/** The handles' places for what is typed: the widest buckets that hold it. */
export function positionsOf(from: number[], least: number | undefined, most: number | undefined): Positions {
  const start =
    least === undefined
      ? 0
      : Math.max(
          0,
          from.findLastIndex((bound) => bound <= least),
        );
  const above = most === undefined ? -1 : from.findIndex((bound) => bound >= most);
  const end = above === -1 ? from.length : above;
  return [Math.min(start, from.length - 1), Math.max(end, start + 1)];
}

/** What the handles' places mean; an end at the edge is open. */
export function boundsAt(from: number[], [start, end]: Positions): [number | undefined, number | undefined] {
  return [start === 0 ? undefined : from[start], end >= from.length ? undefined : from[end]];
}
