import { catalogue } from "#platform/words/catalogue.ts";
import { type ImportFieldName, importFieldNames, importFields, labelOfField } from "../fields.ts";
import type { ImportKind } from "../import.ts";
import type { ImportSources } from "../import-options.ts";
import { sharesPattern } from "./shares.ts";

const texts = catalogue("imports.mapping.matching", {
  tooManyColumns: (count: number, max: number) =>
    `The file has ${count} columns, more than ${max}: is this a catalogue?`,
  firstLineEmpty: "The first line is empty. It should name the columns.",
  headerMissing: (value: string) => `The first line holds "${value}". It should name the columns: add a header.`,
});

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

export function fieldsOfKind(kind: ImportKind): ImportFieldName[] {
  return importFieldNames.filter(ofKind[kind]);
}

const isAddress = (field: ImportFieldName): boolean => field === "domain" || field === "url";

const isReading = (field: ImportFieldName): boolean =>
  field === "readOn" ||
  field === "audienceCountries" ||
  (importFields[field].metric === true && field !== "leadingCountriesIds");

const ofKind: Record<ImportKind, (field: ImportFieldName) => boolean> = {
  media: (field) => importFields[field].part !== "reading",
  formats: (field) => isAddress(field) || importFields[field].part === "format",
  metrics: (field) => isAddress(field) || isReading(field),
};

/** Suggests a mapping by the columns' names alone, for a person to confirm. Each column fills one field. */
export function matchColumns(columns: string[], kind: ImportKind): ImportSources {
  const sources: ImportSources = {};
  const known = fieldsOfKind(kind);
  for (const column of columns) {
    const field = fieldNamed(column, known);
    const isOnce = columns.filter((each) => each === column).length === 1;
    if (field && isOnce && !sources[field]) sources[field] = { column };
  }
  const byCountry = sharesPattern(columns);
  if (byCountry && known.includes("audienceCountries") && !sources.audienceCountries) {
    sources.audienceCountries = { column: byCountry };
    delete sources.leadingCountriesIds;
  }
  if (sources.price && sources.priceCents) delete sources.priceCents;
  if (sources.turnaroundDays && sources.turnaroundHours) delete sources.turnaroundDays;
  return sources;
}

function fieldNamed(column: string, known: ImportFieldName[]): ImportFieldName | undefined {
  const name = plain(column);
  return (
    known.find((field) => field === column.trim()) ??
    known.find((field) => plain(field) === name || plain(labelOfField(field)) === name) ??
    known.find((field) => importFields[field].alsoCalled?.includes(name))
  );
}

/** Recognizes a cell that no header would have. */
const address = /^(https?:\/\/|www\.)|^[a-z0-9-]+\.(com|net|org|info|news|co\.uk|de|fr|example)$/i;

/** Explains why a first line can't be a header; undefined when it can. */
export function headerProblem(cells: string[], max: number): string | undefined {
  const names = cells.map((cell) => cell.trim());
  if (names.length > max) return texts.tooManyColumns(names.length, max);
  if (names.every((name) => name === "")) return texts.firstLineEmpty;
  const value = names.find((name) => address.test(name));
  return value && texts.headerMissing(value.slice(0, 100));
}
