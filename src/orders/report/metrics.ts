import { type MetricName, metrics } from "#media/media.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";

export const reportMetrics = [
  "ahrefsDr",
  "organicTrafficByAhrefs",
  "semrushAuthorityScore",
] as const satisfies MetricName[];
type ReportMetric = (typeof reportMetrics)[number];

type Measured = { metrics: Record<ReportMetric, number | null>; measured: readonly MetricName[] };

export type MetricWords = { label: (name: MetricName) => string; measured: string; declared: string };

const origins = catalogue("orders.report.origins", { measured: "measured", declared: "declared" });

/** As a printed report says them. */
export const printedMetricWords: MetricWords = {
  label: (name) => metrics[name].label,
  ...origins,
};

/** Returns the known metrics as `Ahrefs DR 61, measured`. */
export const metricsInWords = ({ metrics: values, measured }: Measured, words: MetricWords): string[] =>
  reportMetrics.flatMap((name) => {
    const value = values[name];
    if (value === null) return [];
    const origin = measured.includes(name) ? words.measured : words.declared;
    return [`${words.label(name)} ${Math.round(value).toLocaleString(locale)}, ${origin}`];
  });
