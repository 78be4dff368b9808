import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { formatTypes, hyperlinkKinds } from "#formats/format.ts";
import { type MetricName, mediaTypes, metricNames } from "#media/media.ts";
import { ownerWords } from "#media/verification/web/owner-words.ts";
import { countryOptions, languageOptions } from "#platform/contract/region-names.ts";
import { dollarsOf, formatCents, parseDollars } from "#platform/money/money.ts";
import type { ChoiceFilterName, RangeFilterName } from "../../columns.ts";
import type { ListingFacets } from "../../facets/contract.ts";
import { facetsQuery } from "../api.ts";
import { useRequestedAddress } from "../requested-address.ts";
import { texts } from "../texts.ts";
import { ChoiceFilter } from "./ChoiceFilter.tsx";
import { MetricFilter } from "./MetricFilter.tsx";
import { RangeFilter } from "./RangeFilter.tsx";
import { RegionFilter } from "./RegionFilter.tsx";
import { TopicFilter } from "./TopicFilter.tsx";
import { TurnaroundFilter } from "./TurnaroundFilter.tsx";

export type FilterName = Exclude<ChoiceFilterName, "measured"> | RangeFilterName;
type Facets = Partial<ListingFacets>;
type Draw = (facets: Facets) => ReactNode;

const { labels } = texts.filters;
const ownerNames: Record<string, string> = ownerWords.names;
const countries = countryOptions();
const languages = languageOptions();
const writeDollars = (cents: number) => String(dollarsOf(cents));

/** Every filtered column but the metrics, in the panel's order. */
const plain: Record<Exclude<FilterName, MetricName>, Draw> = {
  formatType: ({ choices }) => (
    <ChoiceFilter name="formatType" label={labels.formatType} choices={formatTypes} counts={choices?.formatType} />
  ),
  price: ({ ranges, priceExtent }) => (
    <RangeFilter
      name="price"
      label={labels.price}
      histogram={ranges?.price}
      extent={priceExtent}
      parse={parseDollars}
      write={writeDollars}
      say={formatCents}
    />
  ),
  verified: ({ choices }) => (
    <ChoiceFilter
      name="verified"
      label={labels.verified}
      choices={["true", "false"]}
      nameOf={ownerNames}
      counts={choices?.verified}
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

export const plainFilters = Object.keys(plain) as (keyof typeof plain)[];

const fields = {
  ...plain,
  ...Object.fromEntries(
    metricNames.map((name): [MetricName, Draw] => [
      name,
      ({ ranges }) => <MetricFilter name={name} histogram={ranges?.[name]} />,
    ]),
  ),
} as Record<FilterName, Draw>;

export const FilterField = ({ name, facets }: { name: FilterName; facets: Facets }) => fields[name](facets);

/** Reads every filter's counts at low priority, so that they never hold up a drag or the list. */
export function useFacets(): Facets {
  const asked = useDeferredValue(useRequestedAddress());
  return useDeferredValue(useQuery(facetsQuery(asked)).data) ?? none;
}

const none: Facets = {};
