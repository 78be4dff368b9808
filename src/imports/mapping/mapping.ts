import { catalogue } from "#platform/words/catalogue.ts";
import { type ImportFieldName, importFieldNames, importFieldOf, importFields, labelOfField } from "../fields.ts";
import type { ImportSources } from "../import-options.ts";

const texts = catalogue("imports.mapping.mapping", {
  noMapping: (names: string) => `"${names}" is no mapping: write field=Column, or field:=text for every row.`,
  mappedTwice: (field: string) => `The field ${field} is mapped twice.`,
  oneSourceOnly: (field: string) => `${field}: choose a column, or one text for every row.`,
  noValueMapped: (value: string) => `"${value}" maps no value: write field:theirs=ours.`,
  columnMissing: (field: string) => `A value of ${field} is mapped, but no column is mapped to it.`,
  unknownField: (name: string, value: string) => `There is no field "${name}". There are: ${value}.`,
  countriesOnce: "The leading countries follow from the readers by country: map one of both.",
  countriesOnceByName: "The leading countries follow from audienceCountries: map one of both.",
  dayOfMetrics: "A catalogue is as it is today: readings of earlier days are an import of metrics.",
  priceOnce: "The price is mapped twice: in dollars and in cents.",
  priceOnceByName: "The price is mapped twice: as price (dollars) and as priceCents.",
  turnaroundOnce: "The turnaround is mapped twice: in hours and in days.",
  turnaroundOnceByName: "The turnaround is mapped twice: as turnaroundHours and as turnaroundDays.",
  nothingMapped: (value: string) => `Nothing is mapped to: ${value}. Choose a column, or one text for every row.`,
  nothingMappedByName: (fields: string, first = "") =>
    `Nothing is mapped to ${fields}. Map a column (${first}=Column) or one text for every row (${first}:=text).`,
});

type Source = { column: string } | { fixed: string };

/** `values`: per field, the file's word in lower case → ours. */
export type ImportMapping = {
  sources: ReadonlyMap<ImportFieldName, Source>;
  values: ReadonlyMap<ImportFieldName, ReadonlyMap<string, string>>;
};

/** Explains an unusable mapping to its author. `command` says it in the shell's terms, where fields have other names. */
export class MappingError extends Error {
  readonly command: string;
  constructor(message: string, command = message) {
    super(message);
    this.command = command;
  }
}

/** In a value map: any other text that is not empty. */
export const anyOther = "*";

/**
 * Reads a mapping. Three forms:
 * - `field=Column`: the text of this column.
 * - `field:=text`: the same text for every row.
 * - `field:theirs=ours` (values): their text translated to ours; `*` any other text, nothing at all an empty cell.
 *
 * Several of the first two may stand in one string: a comma followed by a field and `=` begins the next. `require`
 * throws when this kind of import lacks a field or does not take one.
 */
export function readMapping(
  maps: string[],
  values: string[] = [],
  require: (sources: ImportMapping["sources"]) => void = requireFields,
): ImportMapping {
  const sources = new Map<ImportFieldName, Source>();
  for (const map of maps.flatMap((text) => text.split(/,(?=\s*[A-Za-z]+\s*:?=)/))) {
    const [, name = "", sign, text = ""] = /^\s*([A-Za-z]+)\s*(:?=)(.*)$/s.exec(map) ?? [];
    if (!sign || !text.trim()) throw new MappingError(texts.noMapping(map));
    const field = requireField(name);
    if (sources.has(field)) throw new MappingError(texts.mappedTwice(field));
    sources.set(field, sign === "=" ? { column: text.trim() } : { fixed: text.trim() });
  }
  require(sources);
  return { sources, values: readWords(values, sources) };
}

export function mappingOf(
  wire: ImportSources,
  require: (sources: ImportMapping["sources"]) => void = requireFields,
): ImportMapping {
  const sources = new Map<ImportFieldName, Source>();
  const values = new Map<ImportFieldName, Map<string, string>>();
  for (const [name, { column, fixed, words }] of Object.entries(wire)) {
    const field = requireField(name);
    if ((column === undefined) === (fixed === undefined))
      throw new MappingError(texts.oneSourceOnly(labelOfField(field)));
    sources.set(field, column === undefined ? { fixed: fixed ?? "" } : { column });
    const ours = Object.entries(words ?? {}).map(([theirs, our]) => [theirs.trim().toLowerCase(), our.trim()] as const);
    if (ours.length > 0) values.set(field, new Map(ours));
  }
  require(sources);
  return { sources, values };
}

export function wireOf({ sources, values }: ImportMapping): ImportSources {
  const entries = [...sources].map(([field, source]) => {
    const words = values.get(field);
    return [field, { ...source, ...(words ? { words: Object.fromEntries(words) } : {}) }];
  });
  return Object.fromEntries(entries);
}

/** Reads words of theirs and ours, such as `mediaType:Weekly=Blog`, for mapped fields. */
export function readWords(values: string[], sources: ReadonlyMap<ImportFieldName, Source>) {
  const maps = new Map<ImportFieldName, Map<string, string>>();
  for (const value of values) {
    const [, name = "", theirs, ours] = /^\s*([A-Za-z]+)\s*:([^=]*)=(.*)$/s.exec(value) ?? [];
    if (theirs === undefined || ours === undefined) throw new MappingError(texts.noValueMapped(value));
    const field = requireField(name);
    if (!sources.has(field)) throw new MappingError(texts.columnMissing(field));
    const map = maps.get(field) ?? new Map<string, string>();
    maps.set(field, map.set(theirs.trim().toLowerCase(), ours.trim()));
  }
  return maps;
}

function requireField(name: string): ImportFieldName {
  const field = importFieldOf(name);
  if (field) return field;
  throw new MappingError(texts.unknownField(name, importFieldNames.join(", ")));
}

const ofMedia: ImportFieldName[] = ["name", "mediaType", "languages", "countries"];
/** Reports gaps of every row once, before the file is read. */
export function requireFields(sources: ReadonlyMap<ImportFieldName, Source>): void {
  const needed: ImportFieldName[] = [...ofMedia];
  if (!sources.has("url") && !sources.has("domain")) needed.push("url");
  refuseMappedTwice(sources);
  if (sources.has("leadingCountriesIds") && sources.has("audienceCountries"))
    throw new MappingError(texts.countriesOnce, texts.countriesOnceByName);
  if (sources.has("readOn")) throw new MappingError(texts.dayOfMetrics);
  if ([...sources.keys()].some((field) => importFields[field].part === "format")) {
    needed.push("formatType", sources.has("priceCents") ? "priceCents" : "price");
  }
  requireMapped(sources, needed);
}

/** Cents and dollars, or hours and days, would contradict each other. */
export function refuseMappedTwice(sources: ImportMapping["sources"]): void {
  if (sources.has("price") && sources.has("priceCents")) throw new MappingError(texts.priceOnce, texts.priceOnceByName);
  if (sources.has("turnaroundHours") && sources.has("turnaroundDays"))
    throw new MappingError(texts.turnaroundOnce, texts.turnaroundOnceByName);
}

export function requireMapped(sources: ImportMapping["sources"], needed: ImportFieldName[]): void {
  const missing = needed.filter((field) => !sources.has(field));
  if (missing.length === 0) return;
  throw new MappingError(
    texts.nothingMapped(missing.map(labelOfField).join("; ")),
    texts.nothingMappedByName(missing.join(", "), missing[0]),
  );
}
