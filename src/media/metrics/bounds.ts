import { metricsSchema } from "../contract.ts";
import { type MetricName, metricNames, metrics } from "../media.ts";

type Values = Partial<Record<MetricName, number>>;

/** Separates values within the bounds of R3.6 from problems, each with its metric's name. */
export function valuesWithinBounds(values: Values): { values: Values; problems: string[] } {
  const kept: Values = {};
  const problems: string[] = [];
  for (const name of metricNames) {
    const value = values[name];
    if (value === undefined) continue;
    const checked = metricsSchema.shape[name].safeParse(value);
    if (checked.success) kept[name] = value;
    else problems.push(`${metrics[name].label} ${value}: ${checked.error.issues[0]?.message}`);
  }
  return { values: kept, problems };
}
