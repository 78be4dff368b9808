import { Stack } from "@mantine/core";
import { memo, useCallback, useState } from "react";
import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { formatMetric, metricUnit } from "#media/web/metrics.ts";
import type { ListingFacets } from "../../contract.ts";
import { type MarketplaceAddress, useAddressNow } from "../address.ts";
import { texts } from "../texts.ts";
import classes from "./filters.module.css";
import { parseNumber, RangeFilter } from "./RangeFilter.tsx";

type Ranges = ListingFacets["ranges"];

/** Every metric as a range; folded away until one of them is set. */
export const MetricFilters = memo(function MetricFilters({ ranges }: { ranges: Ranges | undefined }) {
  const addressNow = useAddressNow();
  const [isOpen, setOpen] = useState(() => metricNames.some((name) => isSet(addressNow(), name)));
  return (
    <details className={classes.metrics} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.metrics}</summary>
      {isOpen && (
        <Stack gap="md" mt="sm">
          {metricNames.map((name) => (
            <MetricFilter key={name} name={name} histogram={ranges?.[name]} />
          ))}
        </Stack>
      )}
    </details>
  );
});

type MetricFilterProps = { name: MetricName; histogram: Ranges[MetricName] | undefined };

function MetricFilter({ name, histogram }: MetricFilterProps) {
  const say = useCallback((value: number) => formatMetric(name, value), [name]);
  const label = [metrics[name].label, metricUnit(name)].filter(Boolean).join(", ");
  return <RangeFilter name={name} label={label} histogram={histogram} parse={parseNumber} write={String} say={say} />;
}

const isSet = (address: MarketplaceAddress, name: MetricName) =>
  address[`${name}[gte]`] !== undefined || address[`${name}[lte]`] !== undefined;
