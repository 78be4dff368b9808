import type { Reader } from "#platform/database/database.ts";
import { FollowedCatalogue } from "./follow.ts";

const catalogueOf = new WeakMap<Reader, FollowedCatalogue>();

/** Returns this process's catalogue of a database; each process follows the table by itself. */
export function followedCatalogue(reader: Reader): FollowedCatalogue {
  const known = catalogueOf.get(reader) ?? new FollowedCatalogue(reader);
  catalogueOf.set(reader, known);
  return known;
}
