import { Stack } from "@mantine/core";
import { memo, useState } from "react";
import { type MetricName, metricNames } from "#media/media.ts";
import type { ListingFacets } from "../../facets/contract.ts";
import { useAddressNow } from "../address.ts";
import type { MarketplaceAddress } from "../address-schema.ts";
import { texts } from "../texts.ts";
import classes from "./filters.module.css";
import { MetricFilter } from "./MetricFilter.tsx";
import { useFirstMetrics } from "./use-first-metrics.ts";

type MetricFiltersProps = { ranges: ListingFacets["ranges"] | undefined };

/** The goal's metrics first; the others are folded away until one is set. */
export const MetricFilters = memo(function MetricFilters({ ranges }: MetricFiltersProps) {
  const first = useFirstMetrics();
  return (
    <>
      {first.map((name) => (
        <MetricFilter key={name} name={name} histogram={ranges?.[name]} />
      ))}
      <OtherMetrics names={metricNames.filter((name) => !first.includes(name))} ranges={ranges} />
    </>
  );
});

function OtherMetrics({ names, ranges }: MetricFiltersProps & { names: MetricName[] }) {
  const addressNow = useAddressNow();
  const [isOpen, setOpen] = useState(() => names.some((name) => isSet(addressNow(), name)));
  return (
    <details className={classes.metrics} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.moreMetrics}</summary>
      {isOpen && (
        <Stack gap="md" mt="sm">
          {names.map((name) => (
            <MetricFilter key={name} name={name} histogram={ranges?.[name]} />
          ))}
        </Stack>
      )}
    </details>
  );
}

const isSet = (address: MarketplaceAddress, name: MetricName) =>
  address[`${name}[gte]`] !== undefined || address[`${name}[lte]`] !== undefined;
