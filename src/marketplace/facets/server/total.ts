import type { Reader } from "#platform/database/database.ts";
import type { ListingFilter } from "../../contract.ts";
import { countStatement } from "../../server/queries-search.ts";
import type { Scope } from "../../server/scope.ts";
import { countTotal } from "./index/count.ts";
import { countedFor } from "./index/counted.ts";
import { followedCatalogue } from "./index/followed.ts";

/**
 * How many listings meet a query's conditions, exactly: by the index, which counts in a millisecond or two where PostgreSQL
 * looks at each row. Until it stands (some seconds after the start), PostgreSQL counts.
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
