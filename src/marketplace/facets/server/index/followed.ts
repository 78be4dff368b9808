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

/** Begins a look at changes before its caller's roles are known. Undefined until there is a catalogue to look for. */
export function lookBegun(asking: Reader): Promise<void> | undefined {
  const followed = followedCatalogue(asking);
  return followed.standing ? followed.caughtUp() : undefined;
}
