import type { Reader } from "#platform/database/database.ts";
import type { ListingFilter } from "../../../contract.ts";
import type { Scope } from "../../../server/scope.ts";
import type { Catalogue } from "./catalogue.ts";
import type { MediaSet } from "./count.ts";
import { followedCatalogue } from "./followed.ts";
import { mediaSetsOf } from "./media-sets.ts";
import { named } from "./shared-key.ts";

/**
 * The counts for a query, including everything committed before this call; equal queries share one count. When the catalogue
 * changes while PostgreSQL reads the query's limits, the result serves this caller only: its sets are older than the change.
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
