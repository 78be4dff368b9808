/** The subset of OpenAPI 3.0 schemas that Stripe's description uses. */
export type Schema = {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Schemas;
  required?: string[];
  additionalProperties?: Schema | boolean;
};
export type Schemas = Record<string, Schema>;

export const mapped = (schemas: Schemas, change: (schema: Schema) => Schema): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));

/**
 * Converts to JSON Schema, where null is a type. Refuses unknown fields at every depth, as Stripe does beyond its
 * description.
 */
export function closed(schema: Schema): Schema {
  const { nullable, properties, items, anyOf, additionalProperties, ...rest } = schema;
  if (nullable) return { anyOf: [closed({ ...schema, nullable: false }), { type: "null" }] };
  return {
    ...rest,
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(properties && { properties: mapped(properties, closed) }),
    additionalProperties:
      typeof additionalProperties === "object" ? closed(additionalProperties) : (additionalProperties ?? !properties),
  };
}

/** Fills each required field with the first value that fits, and each nullable one with null. */
export function exampleOf(schema: Schema, named: Schemas): unknown {
  if (schema.$ref) return exampleOf(named[nameOf(schema.$ref)] ?? {}, named);
  if (schema.nullable) return null;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, named);
  if (schema.type === "object") {
    const { properties = {}, required = [] } = schema;
    const always = Object.entries(properties).filter(([name, { nullable }]) => nullable || required.includes(name));
    return mapped(Object.fromEntries(always), (field) => exampleOf(field, named) as Schema);
  }
  return { string: "text", integer: 0, number: 0, boolean: false, array: [] }[schema.type ?? ""] ?? null;
}

const nameOf = (reference: string): string => reference.split("/").at(-1) ?? "";
