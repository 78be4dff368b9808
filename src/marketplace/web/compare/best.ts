import type { ConditionLine } from "#formats/conditions.ts";
import type { Format } from "#formats/contract.ts";
import { type MetricName, metricNames } from "#media/media.ts";
import type { ColumnName } from "../../columns.ts";

/** The end that is better for a buyer. */
export type Better = "least" | "most";

const worseWhenHigh: MetricName[] = ["bounceRate"];
/** Parts of a whole: none is better. */
const neither: MetricName[] = ["sourceDirect", "sourceSearch", "sourceSocial"];

export const betterColumns: Partial<Record<ColumnName, Better>> = Object.fromEntries(
  metricNames
    .filter((name) => !neither.includes(name))
    .map((name) => [name, worseWhenHigh.includes(name) ? "least" : "most"]),
);

export const betterConditions: Partial<Record<ConditionLine, { better: Better; valueOf: (format: Format) => number }>> =
  {
    turnaround: { better: "least", valueOf: ({ turnaroundHours }) => turnaroundHours },
    permanence: {
      better: "most",
      valueOf: ({ permanenceMonths }) => (permanenceMonths === 0 ? Number.POSITIVE_INFINITY : permanenceMonths),
    },
    guarantee: { better: "most", valueOf: ({ contributor, guaranteeDays }) => (contributor ? 0 : guaranteeDays) },
  };

/** Marks the best values; none where all are alike or only one is known. */
export function bestOf(values: readonly (number | null)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== null);
  const best = better === "least" ? Math.min(...known) : Math.max(...known);
  const isTold = known.some((value) => value !== best);
  return values.map((value) => isTold && value === best);
}
