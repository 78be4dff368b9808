/** Listings that meet all other filters, between `from[n]` and the next bound. */
export type Histogram = { from: number[]; counts: number[] };

/** Cuts empty buckets at both ends. Returns the same object where there is nothing to cut. */
export function clippedTo(histogram: Histogram): Histogram {
  const { from, counts } = histogram;
  const first = counts.findIndex((count) => count > 0);
  const end = counts.findLastIndex((count) => count > 0) + 1;
  if (first === -1 || end - first === counts.length) return histogram;
  return { from: from.slice(first, end), counts: counts.slice(first, end) };
}

const listingsMin = 10;

/** Under ten listings or in one bucket, bars and handles would be useless. */
export const rests = ({ counts }: Histogram): boolean =>
  counts.length < 2 || counts.reduce((all, count) => all + count, 0) < listingsMin;

/** The handles' positions, counted in bounds of the histogram; the last one is open. */
export type Positions = [start: number, end: number];

/** Returns the handles' positions for typed bounds: the widest buckets that contain them. */
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

/** Returns the bounds at the handles' positions; an end at the edge is open. */
export function boundsAt(from: number[], [start, end]: Positions): [number | undefined, number | undefined] {
  return [start === 0 ? undefined : from[start], end >= from.length ? undefined : from[end]];
}
