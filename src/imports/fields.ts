import { type FieldName, fieldNamed, fieldNames } from "#formats/conditions.ts";
import { type Field, labelWithUnit, type Unit, unitOf } from "#formats/field.ts";
import { type MetricName, metricNames, metrics } from "#media/media.ts";

export type CellKind =
  | "text"
  | "choice"
  | "address"
  | "list"
  | "number"
  | "percent"
  | "dollars"
  | "months"
  | "hours"
  | "days"
  | "yesOrNo"
  | "shares";

/** A field that a column can fill. `into` names the field that it is written to, where that differs. */
export type ImportField = {
  part: "media" | "format" | "reading";
  kind: CellKind;
  label: string;
  /** The cells' unit, where the label does not name it. */
  unit?: string;
  into?: string;
  metric?: true;
  /** Other names in publishers' lists; case, spaces and punctuation don't matter. */
  alsoCalled?: readonly string[];
};

const media = (kind: CellKind, label: string, ...alsoCalled: string[]): ImportField => ({
  part: "media",
  kind,
  label,
  alsoCalled,
});

const metricsAlsoCalled: Partial<Record<MetricName, string[]>> = {
  audience: ["visits", "monthlyvisits", "traffic", "readers"],
  ahrefsDr: ["dr", "domainrating"],
  mozDomainAuthority: ["da", "domainauthority", "mozda"],
  semrushAuthorityScore: ["as", "authorityscore"],
  mjCf: ["cf", "citationflow"],
  mjTf: ["tf", "trustflow"],
};

function metric(name: MetricName): ImportField {
  const { label, unit } = metrics[name];
  const kind = unit === "percent" ? "percent" : "number";
  return { part: "media", kind, label, metric: true, alsoCalled: metricsAlsoCalled[name] ?? [] };
}

const metricFields = Object.fromEntries(metricNames.map((name) => [name, metric(name)])) as Record<
  MetricName,
  ImportField
>;

const cellKinds: Record<Exclude<Field["kind"], "extras">, CellKind> = {
  number: "number",
  money: "number",
  choice: "choice",
  text: "text",
  topics: "list",
  addresses: "list",
  yesOrNo: "yesOrNo",
};

const kindsOfUnits: Partial<Record<Unit, CellKind>> = { months: "months", hours: "hours" };

/** A format's extras are lines of their own and don't fit into one cell. */
type CellField = Exclude<FieldName, "extras">;

function formatField(field: Field): ImportField[] {
  if (field.kind === "extras") return [];
  const kind = field.kind === "number" ? (kindsOfUnits[field.unit] ?? "number") : cellKinds[field.kind];
  const unit = field.kind === "money" ? "cents" : unitOf(field);
  return [{ part: "format", kind, label: field.label, unit, alsoCalled: field.alsoCalled ?? [] }];
}

const formatFields = Object.fromEntries(
  fieldNames.flatMap((name) => formatField(fieldNamed(name)).map((field) => [name, field])),
) as Record<CellField, ImportField>;

/** All fields of an import: a medium (R3.5), its metrics with their day (R3.6), and one format a row (R3.8). */
export const importFields = {
  name: media("text", "Name", "title", "medium", "media", "publication", "outlet", "sitename", "medianame"),
  url: media("address", "Address", "website", "site", "link", "homepage"),
  domain: media("text", "Domain", "host", "hostname"),
  mediaType: media("choice", "Outlet type", "type", "kind", "mediatype", "mediakind"),
  languages: media("list", "Languages", "language", "lang"),
  countries: media("list", "Countries", "country"),
  topics: media("list", "Topics", "topic", "categories", "theme", "themes"),
  description: media("text", "Description", "about"),
  editorialPolicy: media("text", "Editorial policy"),
  ...metricFields,
  leadingCountriesIds: media("list", "Leading countries"),
  audienceCountries: { ...media("shares", "Readers by country", "audiencebycountry"), unit: "in percent" },
  readOn: {
    part: "reading",
    kind: "text",
    label: "Day it was read",
    alsoCalled: ["date", "day", "readat"],
  } as ImportField,
  price: {
    part: "format",
    kind: "dollars",
    label: "Price",
    unit: "dollars",
    into: "priceCents",
    alsoCalled: ["cost", "priceusd", "priceinusd", "usd", "marketprice", "marketpriceusd"],
  } as ImportField,
  turnaroundDays: {
    part: "format",
    kind: "days",
    label: "Turnaround",
    unit: "days",
    into: "turnaroundHours",
    alsoCalled: ["tat", "tatdays", "deliverydays", "publicationtime", "publishingtime", "leadtime"],
  } as ImportField,
  ...formatFields,
};

export type ImportFieldName = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as ImportFieldName[];

export const labelOfField = (name: ImportFieldName): string =>
  labelWithUnit(importFields[name].label, importFields[name].unit ?? "");

/** Finds a field by its name as a person writes it; undefined when there is none. */
export const importFieldOf = (name: string): ImportFieldName | undefined =>
  importFieldNames.find((field) => field === name) ??
  importFieldNames.find((field) => importFields[field].alsoCalled?.includes(name));
