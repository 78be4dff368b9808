import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useDeferredValue } from "react";
import { formatTypes, hyperlinkKinds } from "#formats/format.ts";
import { type MetricName, mediaTypes } from "#media/media.ts";
import { formatCents, parseDollars } from "#platform/money/money.ts";
import { countryOptions, languageOptions } from "#platform/web/regions.ts";
import type { ChoiceFilter as ChoiceFilterName, RangeFilter as RangeFilterName } from "../../columns.ts";
import type { ListingFacets } from "../../contract.ts";
import { facetsQuery } from "../api.ts";
import { useRequestedAddress } from "../requested-address.ts";
import { texts } from "../texts.ts";
import { ChoiceFilter } from "./ChoiceFilter.tsx";
import { ListFilter } from "./ListFilter.tsx";
import { MetricFilters } from "./MetricFilters.tsx";
import { RangeFilter } from "./RangeFilter.tsx";
import { RegionFilter } from "./RegionFilter.tsx";
import { SearchFilter } from "./SearchFilter.tsx";
import { TopicFilter } from "./TopicFilter.tsx";
import { TurnaroundFilter } from "./TurnaroundFilter.tsx";

const { labels } = texts.filters;
const countries = countryOptions();
const languages = languageOptions();
const writeDollars = (cents: number) => String(cents / 100);

type Draw = (facets: Partial<ListingFacets>) => ReactNode;

/** The controls of the columns that are filtered, in the order of the panel; metrics are folded away below them. */
const fields: Record<Exclude<ChoiceFilterName | RangeFilterName, MetricName>, Draw> = {
  formatType: ({ choices }) => (
    <ChoiceFilter name="formatType" label={labels.formatType} choices={formatTypes} counts={choices?.formatType} />
  ),
  price: ({ ranges }) => (
    <RangeFilter
      name="price"
      label={labels.price}
      histogram={ranges?.price}
      parse={parseDollars}
      write={writeDollars}
      say={formatCents}
    />
  ),
  country: ({ choices }) => (
    <RegionFilter name="country" label={labels.country} options={countries} counts={choices?.country} />
  ),
  language: ({ choices }) => (
    <RegionFilter name="language" label={labels.language} options={languages} counts={choices?.language} />
  ),
  topic: ({ choices }) => <TopicFilter counts={choices?.topic} />,
  turnaroundHours: ({ turnaround }) => <TurnaroundFilter counts={turnaround} />,
  hyperlinkKind: ({ choices }) => (
    <ChoiceFilter
      name="hyperlinkKind"
      label={labels.hyperlinkKind}
      choices={hyperlinkKinds}
      counts={choices?.hyperlinkKind}
    />
  ),
  mediaType: ({ choices }) => (
    <ChoiceFilter name="mediaType" label={labels.mediaType} choices={mediaTypes} counts={choices?.mediaType} />
  ),
};

/** All filters, each written into the address as soon as it is set. Each is drawn anew for its own part of it alone. */
export function FilterFields() {
  const facets: Partial<ListingFacets> = useFacets() ?? {};
  return (
    <Stack gap="lg" pb="md">
      <SearchFilter />
      {Object.entries(fields).map(([name, draw]) => (
        <Fragment key={name}>{draw(facets)}</Fragment>
      ))}
      <ListFilter />
      <MetricFilters ranges={facets.ranges} />
    </Stack>
  );
}

/** What each filter would give: asked for and drawn in between, so that counts never hold up the hand or the list itself. */
function useFacets(): ListingFacets | undefined {
  const asked = useDeferredValue(useRequestedAddress());
  return useDeferredValue(useQuery(facetsQuery(asked)).data);
}
