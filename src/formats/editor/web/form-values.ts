import type { z } from "zod";
import { changesOf } from "#platform/contract/changes.ts";
import { type FormatFields, fieldNamed, fieldNames, usualFields } from "../../conditions.ts";
import type { Format, formatEdit } from "../../contract.ts";
import type { Extra } from "../../extras.ts";
import type { Field } from "../../field.ts";
import type { FormatType } from "../../format.ts";
import { fieldsOfStep, wrongSteps } from "../../steps.ts";

type NumberField = {
  [Field in keyof FormatFields]: FormatFields[Field] extends number ? Field : never;
}[keyof FormatFields];

/** The wire's shape with unfinished numbers: undefined, or NaN for text. */
export type FormatValues = Omit<FormatFields, NumberField | "extras"> & {
  [Field in NumberField]: number | undefined;
} & { extras: (Omit<Extra, "priceCents"> & { priceCents: number | undefined })[] };

/** Messages by path, such as `extras.0.name`. */
export type FormatProblems = Record<string, string>;

export type FormatEdit = z.input<typeof formatEdit>;

/** A draft's unset price becomes undefined. */
export function formatValuesOf(format: Format): FormatValues {
  return readValues({ ...format, priceCents: format.priceCents || undefined });
}

/** Reads stored JSON, where null means missing. */
export function readValues(kept: Partial<Record<keyof FormatFields, unknown>>): FormatValues {
  return Object.fromEntries(fieldNames.map((name) => [name, kept[name] ?? undefined])) as FormatValues;
}

export const isSameValues = (one: FormatValues, other: FormatValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the wire's shape, without fields that other answers rule out. */
export function formatEditOf(values: FormatValues): FormatEdit {
  const goingWith = fieldNames.map((name) => {
    const { kind, goesWith } = fieldNamed(name);
    return [name, goesWith && !goesWith(values) ? nothing[kind] : values[name]];
  });
  return Object.fromEntries(goingWith);
}

const nothing: Record<Field["kind"], unknown> = {
  number: 0,
  money: 0,
  yesOrNo: false,
  choice: undefined,
  text: "",
  topics: [],
  addresses: [],
  extras: [],
};

/** Sends only differences, so that colleagues' changes survive. */
export function formatDifference(values: FormatValues, seen: FormatValues): FormatEdit {
  return changesOf(formatEditOf(seen), formatEditOf(values));
}

/** Returns the answered fields of faultless steps, which a draft can save. */
export function savableEdit(values: FormatValues, problems: FormatProblems): FormatEdit {
  const wrong = new Set(wrongSteps(problems).flatMap((step) => [...fieldsOfStep(step)]));
  return Object.fromEntries(
    Object.entries(formatEditOf(values)).filter(
      ([field, value]) => value !== undefined && !wrong.has(field as keyof FormatFields),
    ),
  );
}

/** Fills wrong or missing fields with defaults. */
export function previewOf(values: FormatValues, problems: FormatProblems): FormatFields & { formatType: FormatType } {
  const { formatType } = values;
  return { priceCents: 0, ...usualFields, formatType, ...savableEdit(values, problems) } as FormatFields;
}
