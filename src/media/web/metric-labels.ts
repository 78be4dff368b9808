import { catalogue } from "#platform/words/catalogue.ts";
import { type MetricName, metricNames, metrics } from "../media.ts";

/** The metrics' names, as the chosen locale says them. */
export const metricLabels = catalogue(
  "metricLabels",
  Object.fromEntries(metricNames.map((name) => [name, metrics[name].label])) as Record<MetricName, string>,
);
