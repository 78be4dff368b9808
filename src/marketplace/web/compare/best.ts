import type { ConditionLine } from "#formats/conditions.ts";
import type { Format } from "#formats/contract.ts";
import { type MetricName, metricNames } from "#media/media.ts";
import type { ColumnName } from "../../columns.ts";

/** Which end of some numbers is the better one for who books. */
export type Better = "least" | "most";

const worseWhenHigh: MetricName[] = ["bounceRate"];
/** Parts of a whole: none of them is better. */
const neither: MetricName[] = ["sourceDirect", "sourceSearch", "sourceSocial"];

/** The columns of which one value is better than another. */
export const betterColumns: Partial<Record<ColumnName, Better>> = Object.fromEntries(
  metricNames
    .filter((name) => !neither.includes(name))
    .map((name) => [name, worseWhenHigh.includes(name) ? "least" : "most"]),
);

/** The conditions of which one is better than another, as numbers. */
export const betterConditions: Partial<Record<ConditionLine, { better: Better; valueOf: (format: Format) => number }>> =
  {
    turnaround: { better: "least", valueOf: ({ turnaroundHours }) => turnaroundHours },
    permanence: {
      better: "most",
      valueOf: ({ permanenceMonths }) => (permanenceMonths === 0 ? Number.POSITIVE_INFINITY : permanenceMonths),
    },
    guarantee: { better: "most", valueOf: ({ contributor, guaranteeDays }) => (contributor ? 0 : guaranteeDays) },
  };

/** Which of the values are the best; none where they are all alike or only one is known. */
export function bestOf(values: readonly (number | null)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== null);
  const best = better === "least" ? Math.min(...known) : Math.max(...known);
  const isTold = known.some((value) => value !== best);
  return values.map((value) => isTold && value === best);
}
