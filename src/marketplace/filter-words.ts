import type { z } from "zod";
import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { metricWords } from "#media/metric-words.ts";
import type { ChoiceFilterName, Operator, RangeFilterName } from "./columns.ts";
import {
  rangeFilters,
  rangeParameter,
  type ScopeParameter,
  type SetFilter,
  type SortColumn,
  sortColumns,
  type TableColumn,
} from "./columns.ts";

const ofMetrics = (wordOf: (name: MetricName) => string) =>
  Object.fromEntries(metricNames.map((name) => [name, wordOf(name)])) as Record<MetricName, string>;

const rangeWords: Record<RangeFilterName, string> = {
  price: "the listed price, in cents",
  turnaroundHours: "the turnaround, in hours",
  ...ofMetrics(metricWords),
};
const operatorWords: Record<Extract<Operator, "gte" | "lte" | "gt">, string> = {
  gte: "At least so much",
  lte: "At most so much",
  gt: "More than so much",
};

const sortWords: Record<TableColumn, string> = {
  name: "the outlet's name",
  desiredPrice: "your agreed price",
  price: "the listed price",
  formatType: "the type of format",
  listed: "its status",
  verified: "proof of the domain",
  turnaroundHours: "the turnaround",
  hyperlinkKind: "the kind of links",
  mediaType: "the kind of outlet",
  countries: "the countries",
  languages: "the languages",
  topics: "the topics",
  permanenceMonths: "the months online",
  ...ofMetrics((name) => metrics[name].label),
  leadingCountriesIds: "the leading countries",
};

export const scopeWords: Record<ScopeParameter, string> = {
  organization: "The organization whose prices and lists count; without one, all of yours.",
  campaign: "The campaign whose lists and bookings count, with its organization's prices.",
};

export const filterWords: Record<string, string> = {
  ...({
    search: "Words in the outlet's name or domain; where nothing holds them, similar words.",
    media: "Only formats of these outlets.",
    favourite: "`true` for favourites alone.",
    blocked: "Blocked outlets: `hide` leaves them out, `only` leaves out all others.",
  } satisfies Record<SetFilter, string>),
  ...({
    verified: "`true` for outlets whose publisher proved the domain, `false` for the others.",
    country: "Outlets of any of these countries, ISO 3166-1 alpha-2.",
    language: "Outlets in any of these languages, ISO 639-1.",
    topic: "Outlets with any of these topics.",
    mediaType: "Outlets of any of these kinds.",
    formatType: "Formats of any of these types.",
    hyperlinkKind: "Formats with any of these kinds of links.",
    measured: "Outlets whose newest readings of all these metrics are a service's, none declared.",
  } satisfies Record<ChoiceFilterName, string>),
  ...Object.fromEntries(
    rangeFilters.flatMap(({ parameter, operators }) =>
      operators.map((operator) => [
        rangeParameter(parameter, operator),
        `${operatorWords[operator]}: ${rangeWords[parameter]}.`,
      ]),
    ),
  ),
  ...scopeWords,
};

export const orderWords = Object.fromEntries(
  sortColumns.map((name: SortColumn) => [`order[${name}]`, `Sorts by ${sortWords[name]}; unknown values come last.`]),
);

export const described = <Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  words: Record<string, string>,
): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.describe(words[name] ?? "")]),
  ) as Shape;
