import { readFileSync } from "node:fs";
import { Ajv, type ErrorObject } from "ajv";
import { newerParameters } from "./newer.ts";
import { closed, exampleOf, mapped, type Schema, type Schemas } from "./schema.ts";
import { type UsedOperation, usedOperations } from "./used.ts";

/** Requests and answers by Stripe's OpenAPI description, of which a part lies beside this file. */

type Parameter = { name: string; in: "path" | "query"; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
type DescribedOperation = {
  parameters?: Parameter[];
  requestBody: { content: Content };
  responses: { 200: { content: Content } };
};
type Description = { paths: Record<string, Record<string, DescribedOperation>>; components: { schemas: Schemas } };
type Fields = Record<string, unknown>;

const description: Description = JSON.parse(readFileSync(new URL("description.json", import.meta.url), "utf8"));
const { schemas } = description.components;

// Formats such as `unix-time` describe a number; Stripe checks them no further.
const options = { strict: false, validateFormats: false };
/** A form holds text: `"12345"` is the number that a parameter expects. */
const ofForms = new Ajv({ ...options, allErrors: true, coerceTypes: true });
const ofAnswers = new Ajv(options);

export type Operation = {
  name: UsedOperation;
  method: string;
  path: RegExp;
  /** Returns a form's faults in Stripe's words; turns its texts into numbers and booleans. */
  problemsOf: (form: Fields) => string[];
  /** Returns the answer with these fields. Throws for one that Stripe would not give. */
  answer: (fields: Fields) => Fields;
};

export const operations: Operation[] = usedOperations.map((name) => {
  const [method = "", template = ""] = name.split(" ");
  const described = description.paths[template]?.[method.toLowerCase()];
  if (!described) throw new Error(`The description has no ${name}: cut it again.`);
  const validate = ofForms.compile(closed(formOf(name, described)));
  const answered = fillerOf(described.responses[200].content["application/json"]?.schema ?? {});
  return {
    name,
    method,
    path: new RegExp(`^${template.replace(/\{\w+\}/g, "[\\w-]+")}$`),
    problemsOf: (form) => (validate(form) ? [] : (validate.errors ?? []).map(wordsOf)),
    answer: answered,
  };
});

/** A Stripe object with these fields and its constant ones. Throws for an unknown object. */
export function stripeObject(name: string, fields: Fields): Fields {
  const fill = fillers.get(name) ?? fillerOf({ $ref: `#/components/schemas/${name}` });
  fillers.set(name, fill);
  return fill(fields);
}
const fillers = new Map<string, (fields: Fields) => Fields>();

/** A GET's query parameters are its form. */
function formOf(name: UsedOperation, { parameters = [], requestBody }: DescribedOperation): Schema {
  const inAddress = parameters.filter((parameter) => parameter.in === "query");
  const form = requestBody.content["application/x-www-form-urlencoded"]?.schema;
  return {
    type: "object",
    ...form,
    properties: {
      ...Object.fromEntries(inAddress.map((parameter) => [parameter.name, parameter.schema])),
      ...form?.properties,
      ...newerParameters[name],
    },
  };
}

/** `/line_items/0/quantity` is `line_items[0][quantity]` in a form. */
function wordsOf({ instancePath, keyword, params, message }: ErrorObject): string {
  const names = [...instancePath.split("/").slice(1), params.missingProperty ?? params.additionalProperty ?? []].flat();
  const path = names.map((name, depth) => (depth === 0 ? name : `[${name}]`)).join("");
  if (keyword === "required") return `Missing required param: ${path}.`;
  if (keyword === "additionalProperties") return `Received unknown parameter: ${path}`;
  return `Invalid ${path}: ${message}`;
}

function fillerOf(schema: Schema): (fields: Fields) => Fields {
  const example = exampleOf(schema, schemas) as Fields;
  const validate = ofAnswers.compile({
    ...closed(schema),
    components: { schemas: mapped(schemas, closed) },
  });
  return (fields) => {
    const filled: Fields = JSON.parse(JSON.stringify({ ...example, ...fields }));
    if (validate(filled)) return filled;
    throw new Error(`Stripe has no such object: ${ofAnswers.errorsText(validate.errors)}`);
  };
}
