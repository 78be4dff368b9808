import { useCallback } from "react";
import type { MetricName } from "#media/media.ts";
import { metricLabels } from "#media/web/metric-labels.ts";
import { formatMetric, metricUnit } from "#media/web/metrics.ts";
import type { Histogram } from "./buckets.ts";
import { parseNumber, RangeFilter } from "./RangeFilter.tsx";

type MetricFilterProps = { name: MetricName; histogram: Histogram | undefined };

export function MetricFilter({ name, histogram }: MetricFilterProps) {
  const say = useCallback((value: number) => formatMetric(name, value), [name]);
  const label = [metricLabels[name], metricUnit(name)].filter(Boolean).join(", ");
  return <RangeFilter name={name} label={label} histogram={histogram} parse={parseNumber} write={String} say={say} />;
}
