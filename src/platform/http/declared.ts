import { z } from "zod";

type Pick = (value: unknown) => unknown;

/**
 * Makes the function that copies from a value what its schema declares, at every depth, in the schema's order: a column that
 * a query happens to select goes no further than its handler. Values are not checked; unions are copied as they are.
 */
export function declaredBy(schema: z.ZodType): Pick {
  return pickerOf(schema) ?? ((value) => value);
}

/** Undefined where everything is declared, so that plain values are not walked. */
function pickerOf(schema: z.core.$ZodType): Pick | undefined {
  if (schema instanceof z.ZodObject) return objectPicker(schema);
  if (schema instanceof z.ZodArray) {
    const pick = pickerOf(schema.element);
    return pick && ((value) => (Array.isArray(value) ? value.map(pick) : value));
  }
  if (schema instanceof z.ZodRecord) {
    const pick = pickerOf(schema.valueType);
    return pick && ((value) => (isObject(value) ? mapValues(value, pick) : value));
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return pickerOf(schema.def.innerType);
  return undefined;
}

function objectPicker({ shape }: z.ZodObject): Pick {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, pick: pickerOf(field) }));
  return (value) => {
    if (!isObject(value)) return value;
    const kept: Record<string, unknown> = {};
    for (const { name, pick } of fields) {
      const found = value[name];
      if (found !== undefined) kept[name] = pick ? pick(found) : found;
    }
    return kept;
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const mapValues = (value: Record<string, unknown>, pick: Pick) =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pick(each)]));
