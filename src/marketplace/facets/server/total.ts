import { countStatement } from "../../server/queries-search.ts";
import { type CountCall, totalFor } from "./index/counted.ts";
import { followedCatalogue } from "./index/followed.ts";

/**
 * Counts a query's listings exactly. The index takes a millisecond or two; PostgreSQL counts until it is built, some
 * seconds after the first start.
 */
export async function totalOf(call: CountCall): Promise<number> {
  const { reader, query, scope } = call;
  const followed = followedCatalogue(reader);
  if (followed.standing) return totalFor(call);
  followed.caughtUp().catch(() => {});
  const { rows } = await reader.$client.query<{ total: number }>(countStatement(query, scope));
  return rows[0]?.total ?? 0;
}
