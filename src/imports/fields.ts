import { type MetricName, metricNames, metrics } from "#media/media.ts";

/** How the text of a cell is read (`import-cells.ts`). */
export type CellKind = "text" | "address" | "list" | "number" | "percent" | "dollars" | "months" | "yesOrNo" | "shares";

/** A field that a column can be mapped to. `into` names the field that it is written to, where that differs. */
export type ImportField = { part: "media" | "format" | "reading"; kind: CellKind; into?: string; metric?: true };

const metricKind = (name: MetricName): CellKind => (metrics[name].unit === "percent" ? "percent" : "number");
const metricFields = Object.fromEntries(
  metricNames.map((name) => [name, { part: "media", kind: metricKind(name), metric: true }]),
) as Record<MetricName, ImportField>;

const media = (kind: CellKind): ImportField => ({ part: "media", kind });
const format = (kind: CellKind): ImportField => ({ part: "format", kind });

/**
 * Everything that an import takes in: a medium (R3.5), its metrics (R3.6) with the day they were read, and one format a row
 * (R3.8). A format's extras are lines of their own and have no place in one cell.
 */
export const importFields = {
  name: media("text"),
  url: media("address"),
  domain: media("text"),
  mediaType: media("text"),
  languages: media("list"),
  countries: media("list"),
  topics: media("list"),
  description: media("text"),
  editorialPolicy: media("text"),
  ...metricFields,
  leadingCountriesIds: media("list"),
  audienceCountries: media("shares"),
  readOn: { part: "reading", kind: "text" } as ImportField,
  formatType: format("text"),
  price: { part: "format", kind: "dollars", into: "priceCents" } as ImportField,
  priceCents: format("number"),
  textMinCharacters: format("number"),
  textMaxCharacters: format("number"),
  turnaroundHours: format("number"),
  hyperlinksMax: format("number"),
  hyperlinkKind: format("text"),
  dofollowFeeCents: format("number"),
  imagesMin: format("number"),
  imagesMax: format("number"),
  topicsAccepted: format("list"),
  topicsRefused: format("list"),
  permanenceMonths: format("months"),
  adLabel: format("text"),
  homepageDays: format("number"),
  otherConditions: format("text"),
  writingService: format("yesOrNo"),
  writingPriceCents: format("number"),
  exampleLinks: format("list"),
  category: format("text"),
  guaranteeDays: format("number"),
  contributor: format("yesOrNo"),
};

export type ImportFieldName = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as ImportFieldName[];

/** What a list often calls a field. */
const otherNames: Record<string, ImportFieldName> = {
  website: "url",
  country: "countries",
  language: "languages",
  topic: "topics",
};

/** The field of a name as a person writes it; undefined when there is none. */
export function importFieldOf(name: string): ImportFieldName | undefined {
  return importFieldNames.find((field) => field === name) ?? otherNames[name];
}
