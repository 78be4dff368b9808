/** A schema as OpenAPI 3.0 writes it, in what Stripe's description uses of it. */
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
 * The same as JSON Schema, where null is a type of its own. It refuses what it does not name, as Stripe does at every depth, though its
 * description says so of the first alone.
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

/** What is always sent: each required field with the first value that fits, and each that may be null as null. */
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
