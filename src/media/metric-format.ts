import { catalogue, locale } from "#platform/words/catalogue.ts";
import { type MetricName, metrics } from "./media.ts";

const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumSignificantDigits: 3 });
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** Returns `1.25M`, `34%`, `2:35`; a dash when unknown. */
export function formatMetric(name: MetricName, value: number | null | undefined): string {
  if (value === null || value === undefined) return "—";
  switch (metrics[name].unit) {
    case "count":
      return compact.format(value);
    case "percent":
      return `${plain.format(value)}%`;
    case "seconds":
      return minutesAndSeconds(Math.round(value));
    default:
      return plain.format(value);
  }
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const unitWords = catalogue("media.metricUnits", {
  count: "",
  percent: "%",
  score: "0–100",
  seconds: "seconds",
  pages: "pages",
});

export const metricUnit = (name: MetricName): string => unitWords[metrics[name].unit];
