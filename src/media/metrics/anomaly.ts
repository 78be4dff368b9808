import { type MetricName, metrics } from "../media.ts";

/** What a metric usually was, where its newest reading does not fit that. */
export type Misfit = { usual: number; readings: number };

/** From so many earlier readings on, a metric's own spread says what fits. */
const readingsForSpread = 5;
/** How far from the median, in standard deviations, a reading still fits. */
const deviationsMax = 6;
/** The median absolute deviation of a normal distribution, times this, is its standard deviation. */
const deviationScale = 1.4826;
/** With a shorter history: up to so many times the median, or down to that part of it, fits. */
const factorMax = 4;

/** Differences that mean nothing, by unit, and by how much of the usual value. */
const smallest = { count: 1_000, percent: 10, score: 10, seconds: 60, pages: 2 } as const;
const smallestShare = 0.25;

/**
 * Judges the newest of a metric's readings (oldest first) by those before it (R10.9): a jump that does not fit is far from
 * their median, measured by their own spread where there are enough of them, else by a factor. A single odd reading moves
 * neither median nor spread much. Undefined when it fits, or when there is nothing to compare it with.
 */
export function misfitOf(metric: MetricName, values: number[]): Misfit | undefined {
  const earlier = values.slice(0, -1);
  const newest = values.at(-1);
  if (newest === undefined || earlier.length === 0) return undefined;
  const usual = median(earlier);
  const distance = Math.abs(newest - usual);
  if (distance <= noiseOf(metric, usual)) return undefined;
  const fits = earlier.length < readingsForSpread ? isWithinFactor(newest, usual) : distance <= reachOf(earlier, usual);
  return fits ? undefined : { usual, readings: earlier.length };
}

/** Percentages and scores have an end; a count, a time or a number of pages is judged by its size too. */
function noiseOf(metric: MetricName, usual: number): number {
  const { unit } = metrics[metric];
  if (unit === "percent" || unit === "score") return smallest[unit];
  return Math.max(smallest[unit], usual * smallestShare);
}

const isWithinFactor = (newest: number, usual: number): boolean =>
  newest <= usual * factorMax && newest >= usual / factorMax;

const reachOf = (values: number[], middle: number): number =>
  deviationsMax * deviationScale * median(values.map((value) => Math.abs(value - middle)));

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
