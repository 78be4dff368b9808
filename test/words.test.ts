import { expect, test } from "vitest";
import { z } from "zod";
import { declarations } from "../src/declarations.ts";

type JsonSchema = {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** Fields of a schema, nested ones too, without a description. An id needs none. */
function fieldsWithoutWords(schema: JsonSchema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description || name === "id" ? [] : [`${path}.${name}`]),
    ...fieldsWithoutWords(field, `${path}.${name}`),
  ]);
  const nested = [schema.items, ...(schema.anyOf ?? [])].filter((each) => each !== undefined);
  return [...own, ...nested.flatMap((each) => fieldsWithoutWords(each, path))];
}

const missingIn = (schema: z.ZodType | undefined, io: "input" | "output", path: string): string[] =>
  schema ? fieldsWithoutWords(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema, path) : [];

test("R7.8 every field, parameter and operation of the API has words", () => {
  const missing = declarations.flatMap((resource) => [
    ...missingIn(resource.schema, "output", resource.name),
    ...Object.entries(resource.operations).flatMap(([name, { query, input, summary, description }]) => [
      ...(summary && description ? [] : [`${resource.path}.${name}`]),
      ...missingIn(query, "input", `${resource.path}.${name}?`),
      ...missingIn(input, "input", `${resource.path}.${name}`),
    ]),
  ]);
  expect([...new Set(missing)]).toEqual([]);
});
