import { originOf, type Reader } from "#platform/database/database.ts";
import { type CatalogueKeeping, FollowedCatalogue } from "./follow.ts";

const catalogueOf = new WeakMap<Reader, FollowedCatalogue>();

/**
 * Returns this process's catalogue of a database; each process follows the table by itself. `keeping` counts at the first
 * call: where the catalogue lies between starts.
 */
export function followedCatalogue(asking: Reader, keeping?: CatalogueKeeping): FollowedCatalogue {
  const reader = originOf(asking);
  const known = catalogueOf.get(reader) ?? new FollowedCatalogue(reader, keeping);
  catalogueOf.set(reader, known);
  return known;
}
