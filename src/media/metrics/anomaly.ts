import { type MetricName, metrics } from "../media.ts";

/** `usual` is the median of the earlier readings. */
export type Misfit = { usual: number; readings: number };

/** Enough earlier readings to judge by the metric's own spread. */
const readingsForSpread = 5;
/** Standard deviations from the median that still fit. */
const deviationsMax = 6;
/** Turns a median absolute deviation into a standard deviation, for a normal distribution. */
const deviationScale = 1.4826;
/** With a shorter history: up to this multiple of the median fits, or down to this part of it. */
const factorMax = 4;

/** Smaller differences mean nothing, by unit and by share of the usual value. */
const smallest = { count: 1_000, percent: 10, score: 10, seconds: 60, pages: 2 } as const;
const smallestShare = 0.25;

/**
 * Judges the newest reading (oldest first) by the earlier ones (R10.9). A misfit is far from their median, by their own
 * spread or, with few readings, by a factor. A single odd reading moves neither median nor spread much. Undefined when
 * it fits, or without earlier readings.
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

/** Percentages and scores are bounded; counts, times and pages need a share of their size too. */
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
