/** Of the listings that meet all other filters: how many fall between `from[n]` and the next bound. */
export type Histogram = { from: number[]; counts: number[] };

/** From the first to the last bucket that holds anything: the same object where all of it does, or nothing. */
export function clippedTo(histogram: Histogram): Histogram {
  const { from, counts } = histogram;
  const first = counts.findIndex((count) => count > 0);
  const end = counts.findLastIndex((count) => count > 0) + 1;
  if (first === -1 || end - first === counts.length) return histogram;
  return { from: from.slice(first, end), counts: counts.slice(first, end) };
}

const listingsMin = 10;

/** Of fewer than ten listings, or of one bucket, bars say nothing and handles have nothing to part. */
export const rests = ({ counts }: Histogram): boolean =>
  counts.length < 2 || counts.reduce((all, count) => all + count, 0) < listingsMin;

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
