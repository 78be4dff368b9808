import type { Reader } from "#platform/database/database.ts";
import type { ListingFilter } from "../contract.ts";
import { countTotal } from "./index/count.ts";
import { followedCatalogue } from "./index/followed.ts";
import { mediaSetsOf } from "./index/media-sets.ts";
import { named } from "./index/shared-key.ts";
import type { Scope } from "./scope.ts";
import { countStatement } from "./search.ts";

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
  await followed.caughtUp();
  const { catalogue } = followed;
  const sets = await mediaSetsOf(reader, catalogue, query, scope);
  return catalogue.derived(named("total", query), () => countTotal(catalogue, query, sets));
}
