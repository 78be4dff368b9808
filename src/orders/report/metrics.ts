import { type MetricName, metrics } from "#media/media.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";

export const reportMetrics = [
  "ahrefsDr",
  "organicTrafficByAhrefs",
  "semrushAuthorityScore",
] as const satisfies MetricName[];
type ReportMetric = (typeof reportMetrics)[number];

type Measured = {
  metrics: Record<ReportMetric, number | null>;
  measured: readonly MetricName[];
  misfits: readonly MetricName[];
};

export type MetricWords = {
  label: (name: MetricName) => string;
  measured: string;
  declared: string;
  misfit: string;
};

const origins = catalogue("orders.report.origins", {
  measured: "measured",
  declared: "declared",
  misfit: "unusual for this outlet",
});

/** As a printed report says them. */
export const printedMetricWords: MetricWords = {
  label: (name) => metrics[name].label,
  ...origins,
};

/** Returns the known metrics as `Ahrefs DR 61, measured`; one that does not fit its history says so (R10.9). */
export const metricsInWords = ({ metrics: values, measured, misfits }: Measured, words: MetricWords): string[] =>
  reportMetrics.flatMap((name) => {
    const value = values[name];
    if (value === null) return [];
    const origin = measured.includes(name) ? words.measured : words.declared;
    const known = `${words.label(name)} ${Math.round(value).toLocaleString(locale)}, ${origin}`;
    return [misfits.includes(name) ? `${known}, ${words.misfit}` : known];
  });
