import { z } from "zod";
import { dropEndlessBounds } from "#platform/contract/json-schema.ts";

/** The parts of a JSON schema that tools read. */
export type JsonSchema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maximum?: number;
  /** The class behind a link. */
  "x-link"?: string;
};

/** Describes a schema as models read it: without bounds that say nothing, and without a pattern beside a format. */
export const jsonSchemaOf = (schema: z.ZodType, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      const written = jsonSchema as JsonSchema & { $schema?: string };
      delete written.$schema;
      if (written.format !== undefined) delete written.pattern;
      dropEndlessBounds(written);
    },
  }) as JsonSchema;

/** Returns an object's schema with the named fields alone; all of it without names. */
export function withFields(schema: JsonSchema, names: readonly string[] | undefined): JsonSchema {
  if (!names) return schema;
  const { properties = {}, required = [] } = schema;
  const missing = names.find((name) => !Object.hasOwn(properties, name));
  if (missing !== undefined) throw new Error(`an agent's tool names a field that is not there: ${missing}`);
  return {
    ...schema,
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
    required: required.filter((name) => names.includes(name)),
  };
}
