import { MultiSelect, Stack, TagsInput } from "@mantine/core";
import { formatTypes, hyperlinkKinds } from "#formats/format.ts";
import { mediaTypes, metricNames, metrics } from "#media/media.ts";
import { metricUnit } from "#media/web/metrics.ts";
import { topicSuggestions } from "#media/web/topics.ts";
import { parseDollars } from "#platform/money/money.ts";
import { DebouncedInput } from "#platform/web/components/DebouncedInput.tsx";
import { countryOptions, languageOptions } from "#platform/web/regions.ts";
import { type MarketplaceAddress, useMarketplaceAddress } from "../address.ts";
import { texts } from "../texts.ts";
import { ChoiceFilter } from "./ChoiceFilter.tsx";
import classes from "./filters.module.css";
import { parseNumber, RangeFilter } from "./RangeFilter.tsx";
import { TurnaroundFilter } from "./TurnaroundFilter.tsx";

const words = texts.filters;
const countries = countryOptions();
const languages = languageOptions();
const bold = { labelProps: { fw: 550, mb: 6 } };
const searchable = { ...bold, searchable: true, clearable: true, hidePickedOptions: true, placeholder: words.anything };

/** All filters, each written into the address as soon as it is set. */
export function FilterFields() {
  const { address, change } = useMarketplaceAddress();
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
        chosen={address.formatType}
        onChange={(formatType) => change({ formatType })}
      />
      <RangeFilter
        label={words.price}
        least={address["price[gte]"]}
        most={address["price[lte]"]}
        parse={parseDollars}
        write={(cents) => String(cents / 100)}
        onLeast={(cents) => change({ "price[gte]": cents }, "replace")}
        onMost={(cents) => change({ "price[lte]": cents }, "replace")}
      />
      <MultiSelect
        {...searchable}
        label={words.country}
        data={countries}
        value={address.country ?? []}
        onChange={(country) => change({ country })}
        limit={60}
      />
      <MultiSelect
        {...searchable}
        label={words.language}
        data={languages}
        value={address.language ?? []}
        onChange={(language) => change({ language })}
        limit={60}
      />
      <TagsInput
        {...bold}
        label={words.topic}
        data={topicSuggestions}
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
        chosen={address.hyperlinkKind}
        onChange={(hyperlinkKind) => change({ hyperlinkKind })}
      />
      <ChoiceFilter
        label={words.mediaType}
        choices={mediaTypes}
        chosen={address.mediaType}
        onChange={(mediaType) => change({ mediaType })}
      />
      <MetricFilters />
    </Stack>
  );
}

/** Every metric as a range; folded away until one of them is set. */
function MetricFilters() {
  const { address, change } = useMarketplaceAddress();
  return (
    <details className={classes.metrics} open={metricNames.some((name) => isSet(address, name)) || undefined}>
      <summary>{texts.metrics}</summary>
      <Stack gap="md" mt="sm">
        {metricNames.map((name) => (
          <RangeFilter
            key={name}
            label={[metrics[name].label, metricUnit(name)].filter(Boolean).join(", ")}
            least={address[`${name}[gte]`]}
            most={address[`${name}[lte]`]}
            parse={parseNumber}
            write={String}
            onLeast={(value) => change({ [`${name}[gte]`]: value }, "replace")}
            onMost={(value) => change({ [`${name}[lte]`]: value }, "replace")}
          />
        ))}
      </Stack>
    </details>
  );
}

const isSet = (address: MarketplaceAddress, name: (typeof metricNames)[number]) =>
  address[`${name}[gte]`] !== undefined || address[`${name}[lte]`] !== undefined;
