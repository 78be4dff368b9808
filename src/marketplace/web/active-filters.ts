import { turnaroundInWords } from "#formats/web/durations.ts";
import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { formatMetric } from "#media/metric-format.ts";
import { ownerWords } from "#media/verification/web/owner-words.ts";
import { countryName, languageName } from "#platform/contract/region-names.ts";
import { formatCents } from "#platform/money/money.ts";
import {
  type ChoiceFilterName,
  choiceFilters,
  type Operator,
  type RangeFilterName,
  rangeFilters,
  rangeParameter,
  type SetFilter,
  setFilters,
} from "../columns.ts";
import type { MarketplaceAddress } from "./address-schema.ts";
import { labelOfColumn } from "./column-label.ts";
import { texts } from "./texts.ts";

/** A set filter: its text, and the change that removes it. `name` is its column's filter. */
export type ActiveFilter = {
  name?: Exclude<ChoiceFilterName, "measured"> | RangeFilterName;
  label: string;
  without: Partial<MarketplaceAddress>;
};

const filterTexts = texts.filters;

/** Lists the address's filters: sets of media, values, then ranges in the columns' order. */
export function activeFilters(address: MarketplaceAddress): ActiveFilter[] {
  return [
    ...setFilters.flatMap((name) => {
      const label = sets[name](address);
      return label ? [{ label, without: { [name]: undefined } }] : [];
    }),
    ...choiceFilters.flatMap(({ parameter }) => chosen(address, parameter)),
    ...rangeFilters.flatMap((filter) => range(address, filter)),
  ];
}

const sets: Record<SetFilter, (address: MarketplaceAddress) => string | undefined> = {
  search: ({ search }) => search && `“${search}”`,
  media: ({ media }) => media && filterTexts.media(media.length),
  favourite: ({ favourite }) => (favourite === "true" ? texts.marks.onlyFavourites : undefined),
  blocked: ({ blocked }) => blocked && texts.marks[blocked === "hide" ? "hideBlocked" : "onlyBlocked"],
};

export const nameOfValue: Record<ChoiceFilterName, (value: string) => string> = {
  country: countryName,
  language: languageName,
  topic: String,
  verified: (value) => ownerWords.names[value as "true" | "false"],
  mediaType: String,
  formatType: String,
  hyperlinkKind: String,
  measured: (name) => filterTexts.measuredOf(metrics[name as MetricName].label),
};

function chosen(address: MarketplaceAddress, filter: ChoiceFilterName): ActiveFilter[] {
  const values: string[] = address[filter] ?? [];
  return values.map((value) => ({
    ...(filter !== "measured" && { name: filter }),
    label: nameOfValue[filter](value),
    without: { [filter]: values.filter((other) => other !== value) },
  }));
}

type Range = (typeof rangeFilters)[number];

function range(address: MarketplaceAddress, { parameter, operators }: Range): ActiveFilter[] {
  const bounds = operators.flatMap((operator) => {
    const value = address[rangeParameter(parameter, operator)];
    return value === undefined ? [] : [boundInWords[parameter](value, operator)];
  });
  if (bounds.length === 0) return [];
  const without = Object.fromEntries(operators.map((operator) => [rangeParameter(parameter, operator), undefined]));
  return [{ name: parameter, label: `${labelOfColumn(parameter)} ${bounds.join(", ")}`, without }];
}

type BoundInWords = (value: number, operator: Operator) => string;

const sign = (operator: Operator): string => (operator === "lte" ? "≤" : "≥");

const boundInWords: Record<RangeFilterName, BoundInWords> = {
  price: (cents, operator) => `${sign(operator)} ${formatCents(cents)}`,
  turnaroundHours: (hours, operator) =>
    (operator === "gt" ? filterTexts.beyond : filterTexts.upTo)(turnaroundInWords(hours)).toLowerCase(),
  ...(Object.fromEntries(
    metricNames.map((name): [MetricName, BoundInWords] => [
      name,
      (value, operator) => `${sign(operator)} ${formatMetric(name, value)}`,
    ]),
  ) as Record<MetricName, BoundInWords>),
};
