import { z } from "zod";
import { amounts, spokenTexts, withoutAmounts } from "../contract/amounts.ts";

/** `isHidden`: the reader may not know the amounts of the surrounding record. */
type Pick = (value: unknown, isHidden: boolean) => unknown;

const made = new WeakMap<z.ZodType, (value: unknown) => unknown>();

/** Returns only the fields that the schema declares, so that nothing else leaves the server. */
export function declared<Item>(schema: z.ZodType, item: Item): Item {
  const pick = made.get(schema) ?? declaredBy(schema);
  made.set(schema, pick);
  return pick(item) as Item;
}

/**
 * Makes a function that copies declared fields at every depth, in the schema's order. A column that a query happens to
 * select goes no further than its handler. Amounts are only copied where the record allows it (`showsAmounts`). Values
 * are not checked; unions are copied as they are.
 */
export function declaredBy(schema: z.ZodType): (value: unknown) => unknown {
  const pick = pickerOf(schema, false);
  return pick ? (value) => pick(value, false) : (value) => value;
}

const blacken: Pick = (value, isHidden) => (isHidden && typeof value === "string" ? withoutAmounts(value) : value);
const hide: Pick = (value, isHidden) => (isHidden ? null : value);

/**
 * Undefined where everything is declared, so that plain values are not walked. `isTold`: a surrounding record has
 * `showsAmounts`.
 */
function pickerOf(schema: z.core.$ZodType, isTold: boolean): Pick | undefined {
  if (amounts.has(schema) || spokenTexts.has(schema)) {
    if (!isTold) throw new Error("a schema with amounts says who reads them: add showsAmounts to it");
    return amounts.has(schema) ? hide : blacken;
  }
  if (schema instanceof z.ZodObject) return objectPicker(schema, isTold);
  if (schema instanceof z.ZodArray) {
    const pick = pickerOf(schema.element, isTold);
    return pick && ((value, isHidden) => (Array.isArray(value) ? value.map((each) => pick(each, isHidden)) : value));
  }
  if (schema instanceof z.ZodRecord) {
    const pick = pickerOf(schema.valueType, isTold);
    return pick && ((value, isHidden) => (isObject(value) ? mapValues(value, (each) => pick(each, isHidden)) : value));
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return pickerOf(schema.def.innerType, isTold);
  return undefined;
}

function objectPicker({ shape }: z.ZodObject, isToldAbove: boolean): Pick {
  const tells = Object.hasOwn(shape, "showsAmounts");
  const fields = Object.entries(shape).map(([name, field]) => ({ name, pick: pickerOf(field, isToldAbove || tells) }));
  return (value, isHiddenAbove) => {
    if (!isObject(value)) return value;
    const isHidden = isHiddenAbove || (tells && value.showsAmounts !== true);
    const kept: Record<string, unknown> = {};
    for (const { name, pick } of fields) {
      const found = value[name];
      if (found !== undefined) kept[name] = pick ? pick(found, isHidden) : found;
    }
    return kept;
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const mapValues = (value: Record<string, unknown>, pick: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pick(each)]));
