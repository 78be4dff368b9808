import { z } from "zod";
import type { ResourceClass } from "../contract/resource.ts";

const made = new WeakMap<z.ZodObject, z.ZodObject>();

/** The schema of a class's members of lists: without the fields that only the item has (decision 0164). */
export function listedSchema({ schema, onlyInItem = [] }: Pick<ResourceClass, "schema" | "onlyInItem">): z.ZodObject {
  if (onlyInItem.length === 0) return schema;
  const known = made.get(schema);
  if (known) return known;
  const left = Object.entries(schema.shape).filter(([field]) => !onlyInItem.includes(field));
  const listed = z.object(Object.fromEntries(left));
  made.set(schema, listed);
  return listed;
}
