import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { choiceFilters, type RangeFilterName, rangeFilters } from "./columns.ts";

/** Counted beside the list (R10.5): choices by value, numbers by bucket. */

export const choiceFacets = choiceFilters.map(({ parameter }) => parameter);

/** Filters with a histogram: the price in cents and each metric (R3.6). The turnaround is counted by its steps. */
export type RangeFacet = Exclude<RangeFilterName, "turnaroundHours">;
export const rangeFacets = rangeFilters.map(({ parameter }) => parameter).filter((name) => name !== "turnaroundHours");

/** Hours, up to or beyond (R9.1). */
export const turnaroundSteps = [24, 48, 72, 96, 120] as const;

/** Most values that a facet lists, by frequency; chosen values are always included. */
export const valuesMax = 100;

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** 1, 2 and 5 in each decade. */
const log = (from: number, to: number): number[] => {
  const bounds: number[] = [];
  for (let decade = from; decade <= to; decade *= 10) bounds.push(decade, 2 * decade, 5 * decade);
  return bounds.filter((bound) => bound <= to);
};

const hundredths = [0, ...steps(5, 95, 5)];
const boundsOfUnit: Record<(typeof metrics)[MetricName]["unit"], readonly number[]> = {
  score: hundredths,
  percent: hundredths,
  count: [0, ...log(100, 1e9)],
  seconds: [0, 10, 20, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480, 600, 900, 1_200, 1_800, 3_600],
  pages: [0, ...steps(1, 10, 0.5), 15, 20, 50],
};

const dollars = [0, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000];
const priceBounds = [...dollars, 7_500, 10_000, 20_000, 50_000, 100_000].map((amount) => 100 * amount);

/**
 * Where each histogram's buckets begin, at most 24. They don't depend on filters, so that bars stay in place while
 * dragging. Each bucket ends before the next; the last is open. Money and traffic grow by factors, scores and
 * percentages by five.
 */
export const bucketBounds: Record<RangeFilterName, readonly number[]> = {
  price: priceBounds,
  // Whole hours, so that "up to 24" ends where 25 begins.
  turnaroundHours: [0, ...turnaroundSteps.map((hours) => hours + 1)],
  ...(Object.fromEntries(metricNames.map((name) => [name, boundsOfUnit[metrics[name].unit]])) as Record<
    MetricName,
    readonly number[]
  >),
};

/** Returns a value's bucket; values below the first bound fall into the first. */
export function bucketOf(bounds: readonly number[], value: number): number {
  let [low, high] = [0, bounds.length];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (value >= (bounds[middle] as number)) low = middle;
    else high = middle;
  }
  return low;
}
