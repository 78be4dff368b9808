/**
 * Cuts Byline's part out of Stripe's OpenAPI description, for the stand-in in the tests (test/stripe/README.md):
 *
 *   node scripts/cut-stripe-description.ts path/to/stripe.com.json
 *
 * It only leaves out: the rest stays as Stripe wrote it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { followedFields, usedEvents, usedOperations } from "../test/stripe/used.ts";

// biome-ignore lint/suspicious/noExplicitAny: a part of a document whose shape is what is looked at
type Part = any;

const [path] = process.argv.slice(2);
if (!path) throw new Error("Name the file of Stripe's description.");
const whole: Part = JSON.parse(readFileSync(path, "utf8"));
const schemas: Record<string, Part> = {};
const paths: Record<string, Part> = {};
for (const operation of usedOperations) {
  const [method = "", place = ""] = operation.split(" ");
  const cut = operationOf(whole.paths[place][method.toLowerCase()]);
  paths[place] = { ...paths[place], [method.toLowerCase()]: cut };
  keepSchemas(cut.responses);
}
for (const name of ["event", ...Object.values(usedEvents)]) keepSchema(name);

const { title, version } = whole.info;
const license = { name: "MIT", url: "https://github.com/stripe/openapi/blob/master/LICENSE" };
const sorted = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(
  new URL("../test/stripe/description.json", import.meta.url),
  linesOf({ openapi: whole.openapi, info: { title, version, license }, paths, components: { schemas: sorted } }),
);

function operationOf({ parameters, requestBody, responses }: Part): Part {
  const form = requestBody.content["application/x-www-form-urlencoded"];
  const content = { "application/x-www-form-urlencoded": { schema: plain(form?.schema) } };
  const answer = plain(responses["200"].content["application/json"].schema);
  return {
    ...(parameters && { parameters: plain(parameters) }),
    requestBody: { content, required: requestBody.required },
    responses: { "200": { content: { "application/json": { schema: answer } } } },
  };
}

function keepSchema(name: string): void {
  if (schemas[name]) return;
  schemas[name] = objectOf(name, whole.components.schemas[name]);
  keepSchemas(schemas[name]);
}

function keepSchemas(part: Part): void {
  if (typeof part !== "object" || part === null) return;
  if (part.$ref) keepSchema(part.$ref.split("/").at(-1));
  else for (const inner of Object.values(part)) keepSchemas(inner);
}

/** Drops optional fields that lead to other objects; an expandable id stays an id. */
function objectOf(name: string, schema: Part): Part {
  if (!schema.properties) return plain(schema);
  const kept = Object.entries<Part>(schema.properties).flatMap(([field, of]) => {
    if (followedFields.includes(`${name}.${field}`)) return [[field, of]];
    const unexpanded = of["x-expansionResources"] ? { ...of, anyOf: of.anyOf.filter((each: Part) => !each.$ref) } : of;
    const leadsOn = JSON.stringify(plain(unexpanded)).includes("$ref");
    return leadsOn && !schema.required?.includes(field) ? [] : [[field, unexpanded]];
  });
  return plain({ ...schema, properties: Object.fromEntries(kept) });
}

/** Drops parts for people and generators alone. */
function plain(part: Part, isNames = false): Part {
  if (Array.isArray(part)) return part.map((each) => plain(each));
  if (typeof part !== "object" || part === null) return part;
  const kept = Object.entries(part).filter(([key]) => isNames || !/^(description|title|x-.*)$/.test(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, plain(inner, !isNames && key === "properties")]));
}

/** Writes one line for each operation and schema, so that cuts can be compared. */
function linesOf(part: Part, depth = 0): string {
  if (depth === 3 || typeof part !== "object") return JSON.stringify(part);
  const inner = Object.entries(part).map(([key, each]) => `${JSON.stringify(key)}: ${linesOf(each, depth + 1)}`);
  return `{\n${inner.join(",\n")}\n}${depth === 0 ? "\n" : ""}`;
}
