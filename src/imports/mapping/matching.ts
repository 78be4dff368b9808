import { type MetricName, metrics } from "#media/media.ts";
import type { ImportSources } from "../contract.ts";
import { type ImportFieldName, importFieldNames, importFieldOf, importFields } from "../fields.ts";
import type { ImportKind } from "../import.ts";
import { sharesPattern } from "./shares.ts";

/** What lists call our fields, beside our own names; without case, spaces and signs. */
const otherNames: Partial<Record<ImportFieldName, string[]>> = {
  name: ["title", "medium", "media", "publication", "outlet", "sitename", "medianame"],
  url: ["website", "site", "address", "link", "homepage"],
  domain: ["host", "hostname"],
  mediaType: ["type", "kind", "mediakind"],
  languages: ["language", "lang"],
  countries: ["country"],
  topics: ["topic", "categories", "theme", "themes"],
  description: ["about"],
  audience: ["visits", "monthlyvisits", "traffic", "readers"],
  ahrefsDr: ["dr", "domainrating"],
  mozDomainAuthority: ["da", "domainauthority", "mozda"],
  semrushAuthorityScore: ["as", "authorityscore"],
  mjCf: ["cf", "citationflow"],
  mjTf: ["tf", "trustflow"],
  audienceCountries: ["readersbycountry", "audiencebycountry"],
  readOn: ["date", "day", "readat"],
  formatType: ["format", "type", "formatname"],
  price: ["cost", "priceusd", "usd", "marketprice", "marketpriceusd"],
  turnaroundHours: ["turnaround"],
  hyperlinkKind: ["hyperlinks", "links"],
  permanenceMonths: ["onlinemonths", "permanence"],
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The fields that a file of this kind can fill. */
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

/** A mapping by the columns' names alone: what a person then confirms or changes. Each column fills one field. */
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
  // Cents and dollars would contradict each other.
  if (sources.price && sources.priceCents) delete sources.priceCents;
  return sources;
}

function fieldNamed(column: string, known: ImportFieldName[]): ImportFieldName | undefined {
  const name = plain(column);
  const own = importFieldOf(column.trim());
  if (own && known.includes(own)) return own;
  return (
    known.find((field) => plain(field) === name || plain(labelOf(field)) === name) ??
    known.find((field) => otherNames[field]?.includes(name))
  );
}

/** A metric as our own screens and exports call it. */
const labelOf = (field: ImportFieldName): string => (field in metrics ? metrics[field as MetricName].label : field);

/** No column is called so. */
const address = /^(https?:\/\/|www\.)|^[a-z0-9-]+\.(com|net|org|info|news|co\.uk|de|fr|example)$/i;

/** Why a first line can't be a header, in a sentence; undefined when it can. */
export function headerProblem(cells: string[], max: number): string | undefined {
  const names = cells.map((cell) => cell.trim());
  if (names.length > max) return `The file has ${names.length} columns, more than ${max}: is this a catalogue?`;
  if (names.every((name) => name === "")) return "The first line is empty. It should name the columns.";
  const value = names.find((name) => address.test(name));
  return value && `The first line holds "${value.slice(0, 100)}". It should name the columns: add a header.`;
}
