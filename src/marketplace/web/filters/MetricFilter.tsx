import { Checkbox } from "@mantine/core";
import { memo, useCallback } from "react";
import type { MetricName } from "#media/media.ts";
import { formatMetric, metricUnit } from "#media/metric-format.ts";
import { metricLabels } from "#media/web/metric-labels.ts";
import { useAddressPart } from "../address.ts";
import { texts } from "../texts.ts";
import type { Histogram } from "./buckets.ts";
import { parseNumber, RangeFilter } from "./RangeFilter.tsx";
import { useNarrow } from "./use-narrow.ts";

type MetricFilterProps = { name: MetricName; histogram: Histogram | undefined };

export function MetricFilter({ name, histogram }: MetricFilterProps) {
  const say = useCallback((value: number) => formatMetric(name, value), [name]);
  const label = [metricLabels[name], metricUnit(name)].filter(Boolean).join(", ");
  return (
    <RangeFilter name={name} label={label} histogram={histogram} parse={parseNumber} write={String} say={say}>
      <MeasuredOnly name={name} />
    </RangeFilter>
  );
}

/** Leaves out outlets whose publisher declared the value (R10.9). */
const MeasuredOnly = memo(function MeasuredOnly({ name }: { name: MetricName }) {
  const measured = useAddressPart((address) => address.measured) ?? none;
  const { narrow } = useNarrow();
  const others = measured.filter((other) => other !== name);
  return (
    <Checkbox
      size="xs"
      mt="xs"
      label={texts.filters.measuredOnly}
      aria-label={texts.filters.measuredOnlyOf(metricLabels[name])}
      checked={measured.includes(name)}
      onChange={({ currentTarget }) => narrow({ measured: currentTarget.checked ? [...others, name] : others })}
    />
  );
});

const none: MetricName[] = [];
