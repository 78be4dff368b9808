import { Checkbox, MultiSelect, Stack, TagsInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { formatTypes, hyperlinkKinds } from "#formats/format.ts";
import { type MetricName, mediaTypes, metricNames, metrics } from "#media/media.ts";
import { formatMetric, metricUnit } from "#media/web/metrics.ts";
import { topicSuggestions } from "#media/web/topics.ts";
import { formatCents, parseDollars } from "#platform/money/money.ts";
import { DebouncedInput } from "#platform/web/components/DebouncedInput.tsx";
import { countryOptions, languageOptions } from "#platform/web/regions.ts";
import type { ListingFacets } from "../../contract.ts";
import type { ChoiceFacet } from "../../facets.ts";
import { type MarketplaceAddress, useMarketplaceAddress } from "../address.ts";
import { facetsQuery } from "../api.ts";
import { texts } from "../texts.ts";
import { ChoiceFilter } from "./ChoiceFilter.tsx";
import classes from "./filters.module.css";
import { parseNumber, RangeFilter } from "./RangeFilter.tsx";
import { TurnaroundFilter } from "./TurnaroundFilter.tsx";
import { useNarrow } from "./use-narrow.ts";

const words = texts.filters;
const countries = countryOptions();
const languages = languageOptions();
const bold = { labelProps: { fw: 550, mb: 6 } };
const searchable = { ...bold, searchable: true, clearable: true, hidePickedOptions: true, placeholder: words.anything };

/** All filters, each written into the address as soon as it is set. */
export function FilterFields() {
  const { address, change } = useMarketplaceAddress();
  const narrow = useNarrow();
  const { currentCampaign } = useClientUser();
  const { data } = useQuery(facetsQuery({ campaign: currentCampaign?.id, ...address }));
  // Counts are drawn in between, so that they never hold up the hand that moves a filter.
  const facets = useDeferredValue(data);
  const counted = (facet: ChoiceFacet) => facets && countsOf(facets.choices[facet]);
  return (
    <Stack gap="lg" pb="md">
      <DebouncedInput
        {...bold}
        label={words.search}
        placeholder={words.searchPlaceholder}
        type="search"
        value={address.search}
        parse={(text) => text.trim().slice(0, 100) || undefined}
        write={String}
        onCommit={(search) => change({ search }, "replace")}
      />
      <ChoiceFilter
        label={words.formatType}
        choices={formatTypes}
        counts={counted("formatType")}
        chosen={address.formatType}
        onChange={(formatType) => change({ formatType })}
      />
      <RangeFilter
        label={words.price}
        least={address["price[gte]"]}
        most={address["price[lte]"]}
        histogram={facets?.ranges.price}
        parse={parseDollars}
        write={(cents) => String(cents / 100)}
        say={formatCents}
        onChange={(least, most) => narrow({ "price[gte]": least, "price[lte]": most })}
      />
      <MultiSelect
        {...searchable}
        label={words.country}
        data={withCounts(countries, counted("country"))}
        value={address.country ?? []}
        onChange={(country) => change({ country })}
        limit={60}
      />
      <MultiSelect
        {...searchable}
        label={words.language}
        data={withCounts(languages, counted("language"))}
        value={address.language ?? []}
        onChange={(language) => change({ language })}
        limit={60}
      />
      <TagsInput
        {...bold}
        label={words.topic}
        data={facets?.choices.topic.map(({ value }) => value) ?? topicSuggestions}
        clearable
        value={address.topic ?? []}
        onChange={(topic) => change({ topic })}
        maxTags={50}
      />
      <TurnaroundFilter
        most={address["turnaroundHours[lte]"]}
        beyond={address["turnaroundHours[gt]"]}
        onChange={(most, beyond) => change({ "turnaroundHours[lte]": most, "turnaroundHours[gt]": beyond })}
      />
      <ChoiceFilter
        label={words.hyperlinkKind}
        choices={hyperlinkKinds}
        counts={counted("hyperlinkKind")}
        chosen={address.hyperlinkKind}
        onChange={(hyperlinkKind) => change({ hyperlinkKind })}
      />
      <ChoiceFilter
        label={words.mediaType}
        choices={mediaTypes}
        counts={counted("mediaType")}
        chosen={address.mediaType}
        onChange={(mediaType) => change({ mediaType })}
      />
      <Stack gap={8}>
        <Checkbox
          size="sm"
          label={texts.marks.onlyFavourites}
          checked={address.favourite === "true"}
          onChange={({ currentTarget }) => change({ favourite: currentTarget.checked ? "true" : undefined })}
        />
        <Checkbox
          size="sm"
          label={texts.marks.hideBlocked}
          checked={address.blocked === "hide"}
          onChange={({ currentTarget }) => change({ blocked: currentTarget.checked ? "hide" : undefined })}
        />
      </Stack>
      <MetricFilters facets={facets} />
    </Stack>
  );
}

const countsOf = (counts: { value: string; count: number }[]) =>
  new Map(counts.map(({ value, count }) => [value, count]));

/** `Germany (1,204)`: those that would give something first, in the order of their names. */
function withCounts(options: { value: string; label: string }[], counts: ReadonlyMap<string, number> | undefined) {
  if (!counts) return options;
  const counted = options.map(({ value, label }) => {
    const count = counts.get(value) ?? 0;
    return { value, label: count > 0 ? `${label} (${count.toLocaleString("en-US")})` : label, count };
  });
  return [...counted.filter(({ count }) => count > 0), ...counted.filter(({ count }) => count === 0)].map(
    ({ value, label }) => ({ value, label }),
  );
}

/** Every metric as a range; folded away until one of them is set. */
function MetricFilters({ facets }: { facets: ListingFacets | undefined }) {
  const { address } = useMarketplaceAddress();
  const [isOpen, setOpen] = useState(metricNames.some((name) => isSet(address, name)));
  return (
    <details className={classes.metrics} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.metrics}</summary>
      {isOpen && (
        <Stack gap="md" mt="sm">
          {metricNames.map((name) => (
            <MetricFilter key={name} name={name} histogram={facets?.ranges[name]} />
          ))}
        </Stack>
      )}
    </details>
  );
}

type MetricFilterProps = { name: MetricName; histogram: ListingFacets["ranges"][MetricName] | undefined };

function MetricFilter({ name, histogram }: MetricFilterProps) {
  const { address } = useMarketplaceAddress();
  const narrow = useNarrow();
  return (
    <RangeFilter
      label={[metrics[name].label, metricUnit(name)].filter(Boolean).join(", ")}
      least={address[`${name}[gte]`]}
      most={address[`${name}[lte]`]}
      histogram={histogram}
      parse={parseNumber}
      write={String}
      say={(value) => formatMetric(name, value)}
      onChange={(least, most) => narrow({ [`${name}[gte]`]: least, [`${name}[lte]`]: most })}
    />
  );
}

const isSet = (address: MarketplaceAddress, name: (typeof metricNames)[number]) =>
  address[`${name}[gte]`] !== undefined || address[`${name}[lte]`] !== undefined;
