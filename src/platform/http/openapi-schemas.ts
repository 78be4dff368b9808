import { z } from "zod";
import { dropEndlessBounds } from "../contract/json-schema.ts";
import type { ResourceClass } from "../contract/resource.ts";
import { inTurns } from "./in-turns.ts";
import { listedSchema } from "./listed-schema.ts";
import type { Resource } from "./resource.ts";

/** A schema in the document's own words. */
export const describedSchema = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => dropEndlessBounds(jsonSchema as { minimum?: number; maximum?: number }),
  });

/** Schemas of the classes that operations answer, by name. */
export async function namedSchemas(resources: Resource[]): Promise<Record<string, object>> {
  const answered = new Set(resources.flatMap(answeredNames));
  const schemas = await inTurns(
    resources.filter(({ name }) => answered.has(name)),
    schemasOf,
  );
  return Object.fromEntries(schemas.flat());
}

const answeredNames = (resource: Resource): string[] =>
  resource.operations.flatMap(({ answers, of }) =>
    answers === "item" || answers === "collection" ? [(of ?? resource).name] : [],
  );

/** A class, and apart from it its members of lists where those have fewer fields. */
function schemasOf(resource: Resource): [string, object][] {
  const item = [resource.name, itemSchema(resource, resource.schema)] as [string, object];
  return resource.onlyInItem ? [item, [listedName(resource), itemSchema(resource, listedSchema(resource))]] : [item];
}

export const listedName = ({ name, onlyInItem }: ResourceClass): string => (onlyInItem ? `${name}InList` : name);

function itemSchema({ name }: Resource, schema: z.ZodObject) {
  const { properties, required = [], ...rest } = describedSchema(schema, "output");
  return {
    ...rest,
    properties: {
      "@context": { type: "string", description: "Where its terms are explained; a member of a list leaves it out." },
      "@id": { type: "string", description: "Its address." },
      "@type": { type: "string", const: name },
      ...properties,
    },
    required: ["@id", "@type", ...required],
  };
}
