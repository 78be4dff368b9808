import { z } from "zod";
import type { AddressedCall } from "../contract/plain-calls.ts";
import type { RefusalList } from "../contract/refusals.ts";
import type { OperationAdmission, ResourceClass } from "../contract/resource.ts";
import { listedSchema } from "./listed-schema.ts";
import { errorSchema, otherRefusal, sharedRefusals } from "./openapi-refusals.ts";
import { querySchemaOf } from "./query.ts";
import type { Operation, Resource } from "./resource.ts";

/** Scopes of which one opens a call to a grant, or the reason in words why none does. */
export type DescribedAccess = { scopes: readonly string[] } | { closed: string };
type AccessOfCall = (call: OperationAdmission & { method: string }) => DescribedAccess | undefined;

export type DescribedApi = {
  resources: Resource[];
  /** Registered elsewhere, described here. */
  plainCalls: AddressedCall[];
  refusals: RefusalList;
  accessOf: AccessOfCall;
  publicUrl: string;
  title: string;
};

/** Describes the API as OpenAPI 3.1, from the declarations that the routes use. */
export function openApi({ resources, plainCalls, refusals, accessOf, publicUrl, title }: DescribedApi) {
  const paths: Record<string, Record<string, object>> = {};
  const shared = sharedRefusals(refusals);
  for (const resource of resources) {
    for (const operation of resource.operations) {
      const path = `/api/${resource.path}${operation.path}`;
      paths[path] = {
        ...paths[path],
        [operation.method.toLowerCase()]: operationObject(resource, operation, shared.of, accessOf(operation)),
      };
    }
  }
  for (const call of plainCalls) {
    const path = `/api${call.path}`;
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: plainObject(call, call.isOpen ? undefined : accessOf(call)),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${title} API`, version: "1" },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      responses: shared.components,
      schemas: {
        ...Object.fromEntries(resources.flatMap(schemasOf)),
        Error: errorSchema(refusals),
      },
    },
  };
}

/** A class, and apart from it its members of lists where those have fewer fields. */
function schemasOf(resource: Resource): [string, object][] {
  const item = [resource.name, itemSchema(resource, resource.schema)] as [string, object];
  return resource.onlyInItem ? [item, [listedName(resource), itemSchema(resource, listedSchema(resource))]] : [item];
}

const listedName = ({ name, onlyInItem }: ResourceClass): string => (onlyInItem ? `${name}InList` : name);

function itemSchema({ name }: Resource, schema: z.ZodObject) {
  const { properties, required = [], ...rest } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
  return {
    ...rest,
    properties: {
      "@context": { type: "string", description: "Where its terms are explained; a member of a list leaves it out." },
      "@id": { type: "string", description: "Its address." },
      "@type": { const: name },
      ...properties,
    },
    required: ["@id", "@type", ...required],
  };
}

const freshProofWords =
  "Asks for a proof of who calls that is a few minutes old at most; else it answers 403 `reauthentication_needed`.";

/** `A key needs the scope read or reports.` */
export function accessInWords(access: DescribedAccess | undefined): string[] {
  if (!access) return [];
  if ("closed" in access) return [`Closed to keys and apps: ${access.closed}`];
  return [`A key or app needs the scope ${access.scopes.map((scope) => `\`${scope}\``).join(" or ")}.`];
}

const scopesOf = (access: DescribedAccess | undefined) =>
  access ? { "x-scopes": "scopes" in access ? access.scopes : [] } : {};

function operationObject(
  resource: Resource,
  operation: Operation,
  refusalsOf: (operation: Operation) => object,
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
    parameters: parametersOf(operation),
    ...(operation.input
      ? { requestBody: { required: true, content: { [bodyType]: { schema: inputSchema(operation.input) } } } }
      : {}),
    responses: { [operation.status]: answerOf(resource, operation), ...refusalsOf(operation) },
  };
}

function plainObject(call: AddressedCall, access: DescribedAccess | undefined) {
  const { method, path, summary, description, isOpen, query, input, takesFile, status, answers } = call;
  const file = { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } };
  const body = takesFile
    ? { "multipart/form-data": { schema: file } }
    : input && { "application/ld+json": { schema: inputSchema(input) } };
  return {
    summary,
    description: [description, ...accessInWords(access)].join(" "),
    ...scopesOf(access),
    operationId: `${method.toLowerCase()}${path.replaceAll(/\W+/g, "_")}`,
    parameters: [...inPathOf(path), ...queryParameters(query)],
    ...(isOpen ? { security: [] } : {}),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: { [status]: { description: summary, content: plainContent(answers) }, default: otherRefusal },
  };
}

function plainContent(answers: AddressedCall["answers"]) {
  if ("files" in answers) return fileContent(answers.files);
  const schema =
    "item" in answers
      ? { $ref: `#/components/schemas/${answers.item.name}` }
      : z.toJSONSchema(answers.schema, { io: "output" });
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

function parametersOf(operation: Operation) {
  const key = operation.method === "GET" ? [] : [idempotencyHeader(operation)];
  const query = querySchemaOf(operation);
  return [...inPathOf(operation.path), ...key, ...queryParameters(query)];
}

const idempotencyHeader = ({ movesMoney }: Operation) => ({
  name: "Idempotency-Key",
  in: "header",
  required: movesMoney,
  description: "Names this attempt: the same call with the same key answers as the first did, and does nothing.",
  schema: { type: "string", pattern: "^[!-~]{1,200}$" },
});

function inputSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as {
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
      "@type": { const: "hydra:Collection" },
      "hydra:member": { type: "array", items: { $ref: `#/components/schemas/${listedName(of)}` } },
      "hydra:totalItems": { type: "integer" },
      countedUpTo: { type: "integer", description: "There are more items: counting stopped here." },
    },
    required: ["@id", "@type", "hydra:member", "hydra:totalItems"],
  };
  return {
    description: operation.summary,
    content: { "application/ld+json": { schema: operation.answers === "item" ? item : collection } },
  };
}
