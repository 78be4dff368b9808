import { changesOf } from "#platform/contract/changes.ts";
import type { Field, ValueOf } from "./field.ts";
import { formatTypes, hyperlinkKinds, isGuaranteed } from "./format.ts";

/**
 * A format's fields in the editor's order. Contract, statements, editor, imports and words derive from them. The
 * compiler demands their columns in `server/tables.ts`.
 */
export const formatFields = {
  formatType: {
    label: "Format",
    kind: "choice",
    of: formatTypes,
    required: true,
    step: "type",
    part: "price",
    alsoCalled: ["type", "formatname"],
  },
  contributor: {
    label: "By a contributor",
    kind: "yesOrNo",
    usual: false,
    goesWith: ({ formatType }) => formatType === "Contributor Post",
    step: "type",
    part: "condition",
    line: "contributor",
  },
  priceCents: {
    label: "Price",
    kind: "money",
    least: 100,
    most: 100_000_000,
    required: true,
    step: "pricing",
    part: "price",
  },
  extras: { label: "Extras", kind: "extras", most: 20, usual: [], step: "pricing", part: "price" },
  writingService: { label: "Writing service", kind: "yesOrNo", usual: false, step: "pricing", part: "price" },
  writingPriceCents: {
    label: "Price for writing",
    kind: "money",
    least: 0,
    most: 100_000_000,
    usual: 0,
    goesWith: ({ writingService }) => writingService === true,
    step: "pricing",
    part: "price",
  },
  textMinCharacters: {
    label: "Shortest text",
    kind: "number",
    unit: "characters",
    least: 0,
    most: 100_000,
    usual: 0,
    required: true,
    step: "text",
    part: "condition",
    line: "text",
    bindsText: true,
  },
  textMaxCharacters: {
    label: "Longest text",
    kind: "number",
    unit: "characters",
    least: 1,
    most: 200_000,
    usual: 6_000,
    required: true,
    step: "text",
    part: "condition",
    line: "text",
    bindsText: true,
  },
  turnaroundHours: {
    label: "Turnaround",
    kind: "number",
    unit: "hours",
    least: 1,
    most: 24 * 90,
    usual: 72,
    required: true,
    step: "time",
    part: "condition",
    line: "turnaround",
  },
  hyperlinkKind: {
    label: "Kind of links",
    kind: "choice",
    of: hyperlinkKinds,
    usual: "Dofollow",
    required: true,
    step: "hyperlinks",
    part: "condition",
    line: "links",
    bindsText: true,
    alsoCalled: ["hyperlinks", "links"],
  },
  hyperlinksMax: {
    label: "Links at most",
    kind: "number",
    unit: "links",
    least: 0,
    most: 50,
    usual: 2,
    required: true,
    goesWith: ({ hyperlinkKind }) => hyperlinkKind !== "Without",
    step: "hyperlinks",
    part: "condition",
    line: "links",
    bindsText: true,
  },
  dofollowFeeCents: {
    label: "Fee for dofollow links",
    kind: "money",
    least: 0,
    most: 100_000_000,
    usual: 0,
    goesWith: ({ hyperlinkKind }) => hyperlinkKind === "Dofollow For a Fee",
    step: "hyperlinks",
    part: "price",
    line: "links",
  },
  imagesMin: {
    label: "Images at least",
    kind: "number",
    unit: "images",
    least: 0,
    most: 50,
    usual: 0,
    step: "images",
    part: "condition",
    line: "images",
    bindsText: true,
  },
  imagesMax: {
    label: "Images at most",
    kind: "number",
    unit: "images",
    least: 0,
    most: 50,
    usual: 3,
    required: true,
    step: "images",
    part: "condition",
    line: "images",
    bindsText: true,
  },
  topicsAccepted: {
    label: "Welcome topics",
    kind: "topics",
    most: 60,
    usual: [],
    step: "topics",
    part: "condition",
    line: "welcome",
  },
  topicsRefused: {
    label: "Refused topics",
    kind: "topics",
    most: 60,
    usual: [],
    step: "topics",
    part: "condition",
    line: "refused",
  },
  permanenceMonths: {
    label: "Stays online",
    kind: "number",
    unit: "months",
    least: 0,
    most: 600,
    usual: 0,
    required: true,
    step: "permanence",
    part: "condition",
    line: "permanence",
    alsoCalled: ["onlinemonths", "permanence"],
  },
  homepageDays: {
    label: "On the homepage",
    kind: "number",
    unit: "days",
    least: 0,
    most: 3_650,
    usual: 0,
    step: "permanence",
    part: "condition",
    line: "homepage",
  },
  adLabel: {
    label: "Ad label",
    kind: "text",
    most: 60,
    usual: "",
    step: "permanence",
    part: "condition",
    line: "adLabel",
  },
  guaranteeDays: {
    label: "Guarantee",
    kind: "number",
    unit: "days",
    least: 0,
    most: 3_650,
    usual: 90,
    goesWith: isGuaranteed,
    step: "permanence",
    part: "condition",
    line: "guarantee",
  },
  otherConditions: {
    label: "Other conditions",
    kind: "text",
    most: 3_000,
    usual: "",
    step: "other",
    part: "condition",
    line: "other",
  },
  exampleLinks: { label: "Example links", kind: "addresses", most: 10, usual: [], step: "examples", part: "about" },
  category: { label: "Category", kind: "text", most: 60, usual: "", step: "category", part: "about", line: "category" },
} as const satisfies Record<string, Field>;

type Rows = typeof formatFields;
export type FieldName = keyof Rows;
type NamesOf<Shape> = { [Name in FieldName]: Rows[Name] extends Shape ? Name : never }[FieldName];

/** Numbers count the field's unit; prices are cents. */
export type FormatFields = { -readonly [Name in FieldName]: ValueOf<Rows[Name]> };
/** An order keeps these as booked. */
export type Conditions = Pick<FormatFields, NamesOf<{ part: "condition" }>>;
export type RequiredField = NamesOf<{ required: true }>;
export type TextCondition = NamesOf<{ bindsText: true }>;
export type FormatStep = Rows[FieldName]["step"];
export type ConditionLine = Extract<Rows[FieldName], { line: string }>["line"];

export const fieldNames = Object.keys(formatFields) as FieldName[];
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(formatFields, name);
/** Widens the field's literal type. */
export const fieldNamed = (name: FieldName): Field => formatFields[name];
const namesWhere = (holds: (field: Field) => boolean): FieldName[] =>
  fieldNames.filter((name) => holds(fieldNamed(name)));

export const conditionNames = namesWhere(({ part }) => part === "condition") as (keyof Conditions)[];
export const agreedNames = namesWhere(({ part }) => part !== "about");

const usualOf = <Name extends FieldName>(names: FieldName[]) =>
  Object.fromEntries(names.map((name) => [name, fieldNamed(name).usual])) as Pick<FormatFields, Name>;

export const usualFields = usualOf<Exclude<FieldName, "formatType" | "priceCents">>(
  namesWhere(({ usual }) => usual !== undefined),
);
/** Values of required fields that an import may omit, as the editor begins with them. */
export const usualRequired = usualOf<Exclude<RequiredField, "formatType" | "priceCents">>(
  namesWhere(({ required, usual }) => required === true && usual !== undefined),
);
/** Values of fields that the API may omit. */
export const formatDefaults = usualOf<Exclude<FieldName, RequiredField>>(namesWhere(({ required }) => !required));

const usualConditions = usualOf<keyof Conditions>(conditionNames);

/** Fills conditions added since these were stored with their usual values. */
export const completeConditions = (kept: Partial<Conditions>): Conditions => ({ ...usualConditions, ...kept });

type Line = { name: ConditionLine; field: FieldName; step: FormatStep; isAgreed: boolean };

export const conditionLines: Line[] = [...new Set(fieldNames.flatMap((name) => fieldNamed(name).line ?? []))].map(
  (line) => {
    const first = fieldNames.find((name) => fieldNamed(name).line === line) as FieldName;
    return {
      name: line as ConditionLine,
      field: first,
      step: formatFields[first].step,
      isAgreed: agreedNames.includes(first),
    };
  },
);

/** True when an edit changes agreed fields (R3.8, R4.8). */
export function changesConditions(before: object, edit: object): boolean {
  const changed = Object.keys(changesOf(before, edit));
  return agreedNames.some((name) => changed.includes(name));
}
