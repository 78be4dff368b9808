import { readFileSync } from "node:fs";
import { Ajv, type ErrorObject } from "ajv";
import { newerParameters } from "./newer.ts";
import { closed, exampleOf, mapped, type Schema, type Schemas } from "./schema.ts";
import { type UsedOperation, usedOperations } from "./used.ts";

/** What Stripe's API takes and answers, by the part of its OpenAPI description that lies beside this file. */

type Parameter = { name: string; in: "path" | "query"; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
type Described = {
  parameters?: Parameter[];
  requestBody: { content: Content };
  responses: { 200: { content: Content } };
};
type Description = { paths: Record<string, Record<string, Described>>; components: { schemas: Schemas } };
type Fields = Record<string, unknown>;

const description: Description = JSON.parse(readFileSync(new URL("description.json", import.meta.url), "utf8"));
const { schemas } = description.components;

// Formats such as `unix-time` say what a number means; Stripe checks them no further.
const options = { strict: false, validateFormats: false };
/** What comes as a form is text: `"12345"` is the number that a parameter asks for. */
const ofForms = new Ajv({ ...options, allErrors: true, coerceTypes: true });
const ofAnswers = new Ajv(options);

export type Operation = {
  name: UsedOperation;
  method: string;
  path: RegExp;
  /** What is wrong with a form, in Stripe's words; its texts become the numbers and booleans that they stand for. */
  problemsOf: (form: Fields) => string[];
  /** The answer with these fields. Throws where Stripe would not answer so. */
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

/** An object of Stripe with these fields and those that it always has. Throws where Stripe has no such object. */
export function stripeObject(name: string, fields: Fields): Fields {
  const fill = fillers.get(name) ?? fillerOf({ $ref: `#/components/schemas/${name}` });
  fillers.set(name, fill);
  return fill(fields);
}
const fillers = new Map<string, (fields: Fields) => Fields>();

/** The parameters in the address of a GET are its form. */
function formOf(name: UsedOperation, { parameters = [], requestBody }: Described): Schema {
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
