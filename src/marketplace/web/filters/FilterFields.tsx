import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { formatTypes, hyperlinkKinds } from "#formats/format.ts";
import { mediaTypes } from "#media/media.ts";
import { formatCents, parseDollars } from "#platform/money/money.ts";
import { countryOptions, languageOptions } from "#platform/web/regions.ts";
import type { ListingFacets } from "../../contract.ts";
import { facetsQuery } from "../api.ts";
import { useAsked } from "../asked.ts";
import { texts } from "../texts.ts";
import { ChoiceFilter } from "./ChoiceFilter.tsx";
import { ListFilter } from "./ListFilter.tsx";
import { MetricFilters } from "./MetricFilters.tsx";
import { RangeFilter } from "./RangeFilter.tsx";
import { RegionFilter } from "./RegionFilter.tsx";
import { SearchFilter } from "./SearchFilter.tsx";
import { TopicFilter } from "./TopicFilter.tsx";
import { TurnaroundFilter } from "./TurnaroundFilter.tsx";

const words = texts.filters;
const countries = countryOptions();
const languages = languageOptions();
const writeDollars = (cents: number) => String(cents / 100);

/** All filters, each written into the address as soon as it is set. Each is drawn anew for its own part of it alone. */
export function FilterFields() {
  const { choices, ranges, turnaround } = useFacets() ?? {};
  return (
    <Stack gap="lg" pb="md">
      <SearchFilter />
      <ChoiceFilter name="formatType" label={words.formatType} choices={formatTypes} counts={choices?.formatType} />
      <RangeFilter
        name="price"
        label={words.price}
        histogram={ranges?.price}
        parse={parseDollars}
        write={writeDollars}
        say={formatCents}
      />
      <RegionFilter name="country" label={words.country} options={countries} counts={choices?.country} />
      <RegionFilter name="language" label={words.language} options={languages} counts={choices?.language} />
      <TopicFilter counts={choices?.topic} />
      <TurnaroundFilter counts={turnaround} />
      <ChoiceFilter
        name="hyperlinkKind"
        label={words.hyperlinkKind}
        choices={hyperlinkKinds}
        counts={choices?.hyperlinkKind}
      />
      <ChoiceFilter name="mediaType" label={words.mediaType} choices={mediaTypes} counts={choices?.mediaType} />
      <ListFilter />
      <MetricFilters ranges={ranges} />
    </Stack>
  );
}

/** What each filter would give: asked for and drawn in between, so that counts never hold up the hand or the list itself. */
function useFacets(): ListingFacets | undefined {
  const asked = useDeferredValue(useAsked());
  return useDeferredValue(useQuery(facetsQuery(asked)).data);
}
