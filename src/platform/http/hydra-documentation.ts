import { z } from "zod";
import type { AddressedCall } from "../contract/plain-calls.ts";
import { inTurns } from "./in-turns.ts";
import type { Operation, Resource } from "./resource.ts";

const hydra = "http://www.w3.org/ns/hydra/core#";

type JsonSchema = {
  type?: string;
  format?: string;
  "x-link"?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  description?: string;
};

function fieldsOf(schema: z.ZodObject): Record<string, JsonSchema> {
  const json = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as {
    properties?: Record<string, JsonSchema>;
  };
  return json.properties ?? {};
}

/** `GET /api`: one key per collection. */
export function entrypoint(resources: Resource[]) {
  const links = collections(resources).map((resource) => [key(resource), `/api/${resource.path}`]);
  return { "@context": "/api/contexts/Entrypoint", "@id": "/api", "@type": "Entrypoint", ...Object.fromEntries(links) };
}

export function entrypointContext(resources: Resource[], docsUrl: string) {
  const terms = collections(resources).map((resource) => [
    key(resource),
    { "@id": `Entrypoint/${key(resource)}`, "@type": "@id" },
  ]);
  return { "@vocab": `${docsUrl}#`, hydra, ...Object.fromEntries(terms) };
}

/**
 * Returns a class's context, its fields' names in the documentation. Values that are no resources are JSON literals.
 */
export function contextOf(resource: Resource, docsUrl: string) {
  const terms = Object.entries(fieldsOf(resource.schema)).map(([field, schema]) => {
    const term = termOf(resource, field);
    if (linkOf(schema)) return [field, { "@id": term, "@type": "@id" }];
    return [field, isStructured(schema) ? { "@id": term, "@type": "@json" } : term];
  });
  return { "@vocab": `${docsUrl}#`, hydra, countedUpTo: "Collection/countedUpTo", ...Object.fromEntries(terms) };
}

/** A name is everybody's term: ready-made clients show what carries it by its name, anything else by its address. */
const termOf = (resource: Resource, field: string, base = ""): string =>
  field === "name" ? "https://schema.org/name" : `${base}${resource.name}/${field}`;

export function errorContexts(docsUrl: string) {
  const error = { "@vocab": `${docsUrl}#`, hydra, code: "Error/code", requestId: "Error/requestId" };
  return { Error: error, ConstraintViolationList: { ...error, violations: "ConstraintViolationList/violations" } };
}

/** Describes the classes in Hydra's words. Others are served meanwhile. */
export async function hydraDocumentation(
  resources: Resource[],
  plainCalls: AddressedCall[],
  docsUrl: string,
  title: string,
) {
  const classes = await inTurns(resources, classOf);
  return {
    "@context": {
      "@vocab": `${docsUrl}#`,
      hydra,
      rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
      rdfs: "http://www.w3.org/2000/01/rdf-schema#",
      xsd: "http://www.w3.org/2001/XMLSchema#",
      owl: "http://www.w3.org/2002/07/owl#",
      schema: "https://schema.org/",
      domain: { "@id": "rdfs:domain", "@type": "@id" },
      range: { "@id": "rdfs:range", "@type": "@id" },
      subClassOf: { "@id": "rdfs:subClassOf", "@type": "@id" },
      expects: { "@id": "hydra:expects", "@type": "@id" },
      returns: { "@id": "hydra:returns", "@type": "@id" },
    },
    "@id": "/api/docs.jsonld",
    "@type": "hydra:ApiDocumentation",
    "hydra:title": `${title} API`,
    "hydra:entrypoint": "/api",
    "hydra:supportedClass": [...classes, entrypointClass(resources, plainCalls), ...errorClasses],
  };
}

function classOf(resource: Resource) {
  const properties = Object.entries(fieldsOf(resource.schema)).map(([field, schema]) =>
    propertyOf(resource, field, schema),
  );
  return {
    "@id": `#${resource.name}`,
    "@type": "hydra:Class",
    "rdfs:label": resource.name,
    "hydra:title": resource.name,
    "hydra:description": resource.description,
    "hydra:supportedProperty": properties,
    "hydra:supportedOperation": resource.operations
      .filter(({ path }) => path !== "")
      .map((each) => operationOf(resource, each)),
  };
}

function propertyOf(resource: Resource, field: string, schema: JsonSchema) {
  const writers = resource.operations
    .map(({ input }) => (input as z.ZodObject | undefined)?.shape?.[field])
    .filter((each) => each !== undefined);
  const link = linkOf(schema);
  return {
    "@type": "hydra:SupportedProperty",
    "hydra:property": {
      "@id": termOf(resource, field, "#"),
      "@type": link ? "hydra:Link" : "rdf:Property",
      "rdfs:label": field,
      domain: `#${resource.name}`,
      range: link ? `#${link}` : rangeOf(schema),
      ...(link && schema.items === undefined ? { "owl:maxCardinality": 1 } : {}),
    },
    "hydra:title": field,
    "hydra:required": writers.some((writer) => !z.safeParse(writer as z.ZodType, undefined).success),
    "hydra:readable": true,
    "hydra:writeable": writers.length > 0,
    ...(schema.description ? { "hydra:description": describedField(resource, field, schema.description) } : {}),
  };
}

const describedField = ({ onlyInItem }: Resource, field: string, words: string): string =>
  onlyInItem?.includes(field) ? `${words} Lists leave it out.` : words;

const actions: Record<Operation["method"], string> = {
  GET: "schema:FindAction",
  POST: "schema:CreateAction",
  PUT: "schema:ReplaceAction",
  PATCH: "schema:UpdateAction",
  DELETE: "schema:DeleteAction",
};

/** An action has an address of its own, unlike edits, deletions and reads. */
const isAction = ({ method, path }: Operation): boolean => method === "POST" && path !== "";

/**
 * Clients take every POST that returns an item for a creation in its collection. An action therefore names its own
 * address and leaves its result to OpenAPI.
 */
function operationOf(resource: Resource, operation: Operation) {
  const { name } = operation.of ?? resource;
  const returned = {
    collection: "hydra:Collection",
    item: `#${name}`,
    file: "schema:MediaObject",
    nothing: "owl:Nothing",
  }[operation.answers];
  return {
    ...(isAction(operation) ? { "@id": `#${resource.name}${operation.path}` } : {}),
    "@type": ["hydra:Operation", isAction(operation) ? "schema:ControlAction" : actions[operation.method]],
    "hydra:method": operation.method,
    "hydra:title": operation.summary,
    "rdfs:label": operation.summary,
    "hydra:description": `${operation.method} /api/${resource.path}${operation.path}`,
    ...(operation.input ? { expects: `#${resource.name}` } : {}),
    ...(operation.method === "GET" ? {} : { "hydra:expectsHeader": "Idempotency-Key" }),
    ...(isAction(operation) ? {} : { returns: returned }),
  };
}

function entrypointClass(resources: Resource[], plainCalls: AddressedCall[]) {
  return {
    "@id": "#Entrypoint",
    "@type": "hydra:Class",
    "hydra:title": "Entrypoint",
    "hydra:supportedProperty": collections(resources).map((resource) => ({
      "@type": "hydra:SupportedProperty",
      "hydra:title": key(resource),
      "hydra:readable": true,
      "hydra:writeable": false,
      "hydra:property": {
        "@id": `#Entrypoint/${key(resource)}`,
        "@type": "hydra:Link",
        "rdfs:label": resource.name,
        domain: "#Entrypoint",
        "rdfs:range": [
          { "@id": "hydra:Collection" },
          {
            "owl:equivalentClass": {
              "owl:onProperty": { "@id": "hydra:member" },
              "owl:allValuesFrom": { "@id": `#${resource.name}` },
            },
          },
        ],
        "hydra:supportedOperation": resource.operations
          .filter(({ path }) => path === "")
          .map((each) => operationOf(resource, each)),
      },
    })),
    "hydra:supportedOperation": [
      { "@type": "hydra:Operation", "hydra:method": "GET", "rdfs:label": "The entry point", returns: "#Entrypoint" },
      ...plainCalls.map(plainOperation),
    ],
  };
}

/** Calls outside of any collection belong to the entry point, each under its own address. */
const plainOperation = ({ method, path, summary }: AddressedCall) => ({
  "@id": `#Entrypoint${path}`,
  "@type": ["hydra:Operation", "schema:ControlAction"],
  "hydra:method": method,
  "hydra:title": summary,
  "rdfs:label": summary,
  "hydra:description": `${method} /api${path}`,
});

const errorProperty = (name: string, field: string, range = "xsd:string", id = `${name}/${field}`) => ({
  "@type": "hydra:SupportedProperty",
  "hydra:property": {
    "@id": `#${id}`,
    "@type": "rdf:Property",
    "rdfs:label": field,
    domain: `#${name}`,
    range,
  },
  "hydra:title": field,
  "hydra:readable": true,
  "hydra:writeable": false,
});

const errorClass = (name: string, properties: object[]) => ({
  "@id": `#${name}`,
  "@type": "hydra:Class",
  subClassOf: "hydra:Error",
  "hydra:title": name,
  "hydra:supportedProperty": properties,
});

/** Ready-made clients show a violation at its field, by these two names. */
const violationFields = ["propertyPath", "message"];

const errorClasses = [
  errorClass(
    "Error",
    ["code", "requestId"].map((field) => errorProperty("Error", field)),
  ),
  errorClass("ConstraintViolationList", [
    errorProperty("ConstraintViolationList", "violations", "#ConstraintViolation"),
  ]),
  errorClass(
    "ConstraintViolation",
    violationFields.map((field) => errorProperty("ConstraintViolation", field, "xsd:string", field)),
  ),
];

const collections = (resources: Resource[]) =>
  resources.filter(({ operations }) => operations.some(({ answers, path }) => answers === "collection" && path === ""));

const key = (resource: Resource): string => resource.name.charAt(0).toLowerCase() + resource.name.slice(1);

const plain = (schema: JsonSchema): JsonSchema => schema.anyOf?.find(({ type }) => type !== "null") ?? schema;

const linkOf = (schema: JsonSchema): string | undefined => plain(schema)["x-link"] ?? plain(schema).items?.["x-link"];

function isStructured(schema: JsonSchema): boolean {
  const { type, items } = plain(schema);
  return type === "object" || type === undefined || (type === "array" && items?.type !== "string");
}

function rangeOf(schema: JsonSchema): string {
  if (isStructured(schema)) return "rdf:JSON";
  const { type, format, items } = plain(schema);
  if (type === "array" && items) return rangeOf(items);
  if (format === "date-time") return "xsd:dateTime";
  if (format === "date") return "xsd:date";
  return { integer: "xsd:integer", number: "xsd:decimal", boolean: "xsd:boolean" }[type ?? ""] ?? "xsd:string";
}
