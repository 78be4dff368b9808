import { type MetricName, metrics } from "./media.ts";

const unitWords = {
  count: "a count",
  percent: "in percent",
  score: "0 to 100",
  seconds: "in seconds",
  pages: "in pages",
} as const;

/** Returns a metric with its unit for the API's descriptions: `Bounce rate, in percent`. */
export const metricWords = (name: MetricName): string => `${metrics[name].label}, ${unitWords[metrics[name].unit]}`;
