import type { Reader } from "#platform/database/database.ts";
import { FollowedCatalogue } from "./follow.ts";

const catalogueOf = new WeakMap<Reader, FollowedCatalogue>();

/** The catalogue that this process keeps of a database. Processes need not agree: each follows the table by itself. */
export function followedCatalogue(reader: Reader): FollowedCatalogue {
  const known = catalogueOf.get(reader) ?? new FollowedCatalogue(reader);
  catalogueOf.set(reader, known);
  return known;
}
