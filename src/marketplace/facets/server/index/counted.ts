import type { Reader } from "#platform/database/database.ts";
import type { ListingFilter } from "../../../contract.ts";
import type { Scope } from "../../../server/scope.ts";
import type { Catalogue } from "./catalogue.ts";
import type { MediaSet } from "./count.ts";
import { followedCatalogue } from "./followed.ts";
import { mediaSetsOf } from "./media-sets.ts";
import { named } from "./shared-key.ts";

/**
 * Counts a query, including everything committed before this call; equal queries share one count. If the catalogue
 * changes while PostgreSQL reads the sets, only this caller gets the result: its sets are older.
 */
export async function countedFor<Result>(
  reader: Reader,
  what: "total" | "facets",
  query: ListingFilter,
  scope: Scope,
  count: (catalogue: Catalogue, within: MediaSet[]) => Result,
): Promise<Result> {
  const followed = followedCatalogue(reader);
  await followed.caughtUp();
  const { catalogue } = followed;
  const { generation } = catalogue;
  const sets = await mediaSetsOf(reader, catalogue, query, scope);
  return catalogue.derived(named(what, query), () => count(catalogue, sets), generation);
}
