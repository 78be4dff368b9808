import { type MetricName, metrics } from "#media/media.ts";

export const reportMetrics = [
  "ahrefsDr",
  "organicTrafficByAhrefs",
  "semrushAuthorityScore",
] as const satisfies MetricName[];
type ReportMetric = (typeof reportMetrics)[number];

type Measured = { metrics: Record<ReportMetric, number | null>; measured: readonly MetricName[] };

/** Returns the known metrics as `Ahrefs DR 61, measured`. */
export const metricsInWords = ({ metrics: values, measured }: Measured): string[] =>
  reportMetrics.flatMap((name) => {
    const value = values[name];
    if (value === null) return [];
    const origin = measured.includes(name) ? "measured" : "declared";
    return [`${metrics[name].label} ${Math.round(value).toLocaleString("en-US")}, ${origin}`];
  });
