import type { Reader } from "#platform/database/database.ts";
import type { ListingFilter } from "../../contract.ts";
import { countStatement } from "../../server/queries-search.ts";
import type { Scope } from "../../server/scope.ts";
import { countTotal } from "./index/count.ts";
import { countedFor } from "./index/counted.ts";
import { followedCatalogue } from "./index/followed.ts";

/**
 * Counts a query's listings exactly. The index takes a millisecond or two; PostgreSQL counts until it is built, some
 * seconds after the start.
 */
export async function totalOf(reader: Reader, query: ListingFilter, scope: Scope): Promise<number> {
  const followed = followedCatalogue(reader);
  if (!followed.standing) {
    followed.caughtUp().catch(() => {});
    const { rows } = await reader.$client.query<{ total: number }>(countStatement(query, scope));
    return rows[0]?.total ?? 0;
  }
  return countedFor(reader, "total", query, scope, (catalogue, sets) => countTotal(catalogue, query, sets));
}
