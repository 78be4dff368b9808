import { expect, test } from "vitest";
import { z } from "zod";
import { declarations, plainDeclarations } from "../src/declarations.ts";
import { addressed } from "../src/platform/contract/plain-calls.ts";

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
  const missingBeside = addressed(plainDeclarations).flatMap(
    ({ path, query, input, answers, summary, description }) => [
      ...(summary && description ? [] : [path]),
      ...missingIn(query, "input", `${path}?`),
      ...missingIn(input, "input", path),
      ...("schema" in answers ? missingIn(answers.schema, "output", path) : []),
    ],
  );
  expect([...new Set([...missing, ...missingBeside])]).toEqual([]);
});
