import { z } from "zod";
import { pageQuery } from "../contract/wire.ts";
import type { Operation, Resource } from "./resource.ts";

/** OpenAPI 3.1, from the same declarations as the routes. */
export function openApi(resources: Resource[], publicUrl: string, title: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const resource of resources) {
    for (const operation of resource.operations) {
      const path = `/api/${resource.path}${operation.path}`;
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: operationObject(resource, operation) };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: `${title} API`, version: "1" },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: Object.fromEntries(
        resources.map(({ name, schema }) => [name, z.toJSONSchema(schema, { io: "output", unrepresentable: "any" })]),
      ),
    },
  };
}

function operationObject(resource: Resource, operation: Operation) {
  const bodyType = operation.method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
  return {
    tags: [resource.name],
    summary: operation.summary,
    operationId: `${operation.method.toLowerCase()}_${resource.path}${operation.path.replaceAll(/\W+/g, "_")}`,
    parameters: parametersOf(operation),
    ...(operation.input
      ? { requestBody: { required: true, content: { [bodyType]: { schema: inputSchema(operation.input) } } } }
      : {}),
    responses: { [operation.status]: answerOf(resource, operation), default: { description: "hydra:Error" } },
  };
}

function parametersOf(operation: Operation) {
  const inPath = operation.path.includes("{id}")
    ? [{ name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } }]
    : [];
  const key = operation.method === "GET" ? [] : [idempotencyHeader(operation)];
  const query = operation.query
    ? Object.entries(inputSchema(pageQuery.extend(operation.query.shape)).properties ?? {})
    : [];
  return [...inPath, ...key, ...query.map(([name, schema]) => ({ name, in: "query", required: false, schema }))];
}

const idempotencyHeader = ({ movesMoney }: Operation) => ({
  name: "Idempotency-Key",
  in: "header",
  required: movesMoney,
  description: "Names this attempt: the same call with the same key answers as the first did, and does nothing.",
  schema: { type: "string", pattern: "^[!-~]{1,200}$" },
});

function inputSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as { properties?: Record<string, object> };
}

function answerOf(resource: Resource, operation: Operation) {
  if (operation.answers === "nothing") return { description: "Done" };
  const item = { $ref: `#/components/schemas/${resource.name}` };
  const collection = {
    type: "object",
    properties: { "hydra:member": { type: "array", items: item }, "hydra:totalItems": { type: "integer" } },
  };
  return {
    description: operation.summary,
    content: { "application/ld+json": { schema: operation.answers === "item" ? item : collection } },
  };
}
