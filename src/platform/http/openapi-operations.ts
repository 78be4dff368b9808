import type { z } from "zod";
import type { AddressedCall } from "../contract/plain-calls.ts";
import { describedSchema, listedName } from "./openapi-schemas.ts";
import { querySchemaOf } from "./query.ts";
import type { Operation, Resource } from "./resource.ts";

/** Scopes of which one opens a call to a grant, or the reason in words why none does. */
export type DescribedAccess = { scopes: readonly string[] } | { closed: string };

const freshProofWords =
  "Asks for a proof of who calls that is a few minutes old at most; else it answers 403 `reauthentication_needed`.";

/** `A key needs the scope read or reports.` */
function accessInWords(access: DescribedAccess | undefined): string[] {
  if (!access) return [];
  if ("closed" in access) return [`Closed to keys and apps: ${access.closed}`];
  return [`A key or app needs the scope ${access.scopes.map((scope) => `\`${scope}\``).join(" or ")}.`];
}

const scopesOf = (access: DescribedAccess | undefined) =>
  access ? { "x-scopes": "scopes" in access ? access.scopes : [] } : {};

export function operationObject(
  resource: Resource,
  operation: Operation,
  refused: object,
  access: DescribedAccess | undefined,
) {
  const bodyType = operation.method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
  return {
    tags: [resource.name],
    summary: operation.summary,
    description: [
      operation.description,
      ...(operation.freshProof ? [freshProofWords] : []),
      ...accessInWords(access),
    ].join(" "),
    ...scopesOf(access),
    operationId: `${resource.path}.${operation.name}`.replaceAll(/[^\w.-]+/g, "_"),
    parameters: parametersOf(resource, operation),
    ...(operation.input
      ? { requestBody: { required: true, content: { [bodyType]: { schema: inputSchema(operation.input) } } } }
      : {}),
    responses: { [operation.status]: answerOf(resource, operation), ...refused },
  };
}

export function plainObject(call: AddressedCall, tag: string, refused: object, access: DescribedAccess | undefined) {
  const { method, path, summary, description, isOpen, query, input, takesFile, status, answers } = call;
  const file = { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } };
  const body = takesFile
    ? { "multipart/form-data": { schema: file } }
    : input && { "application/ld+json": { schema: inputSchema(input) } };
  return {
    tags: [tag],
    summary,
    description: [description, ...accessInWords(access)].join(" "),
    ...scopesOf(access),
    operationId: `${method.toLowerCase()}${path.replaceAll(/\W+/g, "_")}`,
    parameters: [...inPathOf(path), ...queryParameters(query)],
    ...(isOpen ? { security: [] } : {}),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: { [status]: { description: summary, content: plainContent(answers) }, ...refused },
  };
}

function plainContent(answers: AddressedCall["answers"]) {
  if ("files" in answers) return fileContent(answers.files);
  const schema =
    "item" in answers
      ? { $ref: `#/components/schemas/${answers.item.name}` }
      : describedSchema(answers.schema, "output");
  return { "application/ld+json": { schema } };
}

const fileContent = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));

/** Ids are UUIDs; a token is a word. */
const inPathOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", ...(name === "id" ? { format: "uuid" } : {}) },
  }));

const queryParameters = (query: z.ZodObject | undefined) =>
  Object.entries(query ? (inputSchema(query).properties ?? {}) : {}).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: false,
    ...(description ? { description } : {}),
    schema,
  }));

function parametersOf(resource: Resource, operation: Operation) {
  const key = operation.method === "GET" ? [] : [idempotencyHeader(operation)];
  const tag = takesTag(resource, operation) ? [ifMatchHeader] : [];
  const query = querySchemaOf(operation);
  return [...inPathOf(operation.path), ...key, ...tag, ...queryParameters(query)];
}

/** An item that can be read can be changed as it was read. */
const takesTag = ({ operations }: Resource, { method, on }: Operation): boolean =>
  method !== "GET" && on === "item" && operations.some((each) => each.method === "GET" && each.path === "/{id}");

const ifMatchHeader = {
  name: "If-Match",
  in: "header",
  required: false,
  description:
    "The `ETag` of the item as you read it. If somebody changed it since, the call answers 412 and does nothing.",
  schema: { type: "string" },
};

const idempotencyHeader = ({ movesMoney }: Operation) => ({
  name: "Idempotency-Key",
  in: "header",
  required: movesMoney,
  description: "Names this attempt: the same call with the same key answers as the first did, and does nothing.",
  schema: { type: "string", pattern: "^[!-~]{1,200}$" },
});

function inputSchema(schema: z.ZodType) {
  return describedSchema(schema, "input") as {
    properties?: Record<string, { description?: string }>;
  };
}

function answerOf(resource: Resource, operation: Operation) {
  if (operation.answers === "nothing") return { description: "Done" };
  if (operation.files) return { description: operation.summary, content: fileContent(operation.files) };
  const of = operation.of ?? resource;
  const item = { $ref: `#/components/schemas/${of.name}` };
  const collection = {
    type: "object",
    properties: {
      "@id": { type: "string" },
      "@type": { type: "string", const: "hydra:Collection" },
      "hydra:member": { type: "array", items: { $ref: `#/components/schemas/${listedName(of)}` } },
      "hydra:totalItems": { type: "integer" },
      "hydra:view": {
        type: "object",
        description: "Missing where one page holds all items; an empty list has it.",
        properties: {
          "hydra:first": { type: "string" },
          "hydra:previous": { type: "string" },
          "hydra:next": { type: "string", description: "The next page's address." },
          "hydra:last": { type: "string" },
        },
      },
      countedUpTo: { type: "integer", description: "There are more items: counting stopped here." },
    },
    required: ["@id", "@type", "hydra:member", "hydra:totalItems"],
  };
  return {
    description: operation.summary,
    ...(operation.answers === "item" ? { headers: { ETag: etag } } : {}),
    content: { "application/ld+json": { schema: operation.answers === "item" ? item : collection } },
  };
}

const etag = { description: "Names this state of the item, for `If-Match`.", schema: { type: "string" } };
