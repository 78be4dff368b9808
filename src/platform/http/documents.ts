import { hash } from "node:crypto";
import type { z } from "zod";
import { iri } from "../contract/iri.ts";
import { declared } from "./declared.ts";
import { listedSchema } from "./listed-schema.ts";
import type { Collection, Operation, Representation, Resource } from "./resource.ts";

type Class = Pick<Resource, "name" | "path" | "schema" | "onlyInItem">;

export function itemDocument(resource: Class, item: Representation) {
  return { "@context": `/api/contexts/${resource.name}`, ...represented(resource, item, resource.schema) };
}

type WrittenItem = { body: string; etag: string };

/** Items that modules keep for several callers are frozen, so each is serialized once. */
const keptItems = new WeakMap<Representation, WrittenItem>();

export function writeItem(resource: Class, item: Representation): WrittenItem {
  const known = keptItems.get(item);
  if (known) return known;
  const body = JSON.stringify(itemDocument(resource, item));
  const written = { body, etag: `"${hash("sha1", body, "base64url")}"` };
  if (Object.isFrozen(item)) keptItems.set(item, written);
  return written;
}

function represented({ path, name }: Class, item: Representation, schema: z.ZodObject) {
  return { "@id": iri(path, item.id), "@type": name, ...declared(schema, item) };
}

/** Returns a page of a collection at its address. Its links keep the other parameters, so that each resolves. */
export function collectionDocument(
  resource: Resource,
  operation: Operation,
  address: string,
  { items, ...length }: Collection,
) {
  const path = address.split("?")[0] ?? `/api/${resource.path}`;
  const of = operation.of ?? resource;
  return {
    "@context": `/api/contexts/${of.name}`,
    "@id": path,
    "@type": "hydra:Collection",
    "hydra:totalItems": length.totalItems,
    ...(length.countedUpTo === undefined ? {} : { countedUpTo: length.countedUpTo }),
    "hydra:member": items.map((item) => represented(of, item, listedSchema(of))),
    ...view(path, address, length),
    ...(operation.query ? { "hydra:search": searchTemplate(operation, path, operation.query) } : {}),
  };
}

/**
 * The next page goes on after the last row, where the list can; the last page of an uncounted list is unknown.
 * An empty list has its view too: API Platform's admin takes a total of 0 for none.
 */
function view(path: string, address: string, { totalItems, countedUpTo, next }: Omit<Collection, "items">) {
  const parameters = new URLSearchParams(address.split("?")[1]);
  const size = Number(parameters.get("itemsPerPage") ?? 10);
  const page = Number(parameters.get("page") ?? 1);
  const last = Math.max(1, Math.ceil(totalItems / size));
  if (last === 1 && page === 1 && totalItems > 0) return {};
  const at = (number: number, after?: string) => {
    const named = new URLSearchParams(parameters);
    named.set("page", String(number));
    named.delete("after");
    if (after !== undefined) named.set("after", after);
    return `${path}?${named}`;
  };
  return {
    "hydra:view": {
      "@id": at(page, parameters.get("after") ?? undefined),
      "@type": "hydra:PartialCollectionView",
      "hydra:first": at(1),
      ...(countedUpTo === undefined ? { "hydra:last": at(last) } : {}),
      ...(page > 1 ? { "hydra:previous": at(countedUpTo === undefined ? Math.min(page - 1, last) : page - 1) } : {}),
      ...(next !== undefined || page < last ? { "hydra:next": at(page + 1, next) } : {}),
    },
  };
}

/** Built once per list: the marketplace's template has some seventy variables. */
const templates = new WeakMap<Operation, object>();

function searchTemplate(operation: Operation, path: string, { shape }: z.ZodObject): object {
  const known = templates.get(operation);
  if (known) return known;
  const template = templateOf(path, Object.keys(shape));
  templates.set(operation, template);
  return template;
}

function templateOf(path: string, variables: string[]) {
  return {
    "@type": "hydra:IriTemplate",
    "hydra:template": `${path}{?${variables.join(",")}}`,
    "hydra:variableRepresentation": "BasicRepresentation",
    "hydra:mapping": variables.map((variable) => ({
      "@type": "IriTemplateMapping",
      variable,
      property: variable.replace(/^order\[(.+)\]$/, "$1").replace(/\[.*\]$/, ""),
      required: false,
    })),
  };
}
