import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { countedMost } from "../contract/list-length.ts";
import type { Reader } from "../database/database.ts";
import type { ListLength } from "./list.ts";

/** Counts a table's matching rows up to `countedMost`; the list's order makes it take the list's index (decision 0160). */
export async function countBounded(
  reader: Reader,
  table: PgTable,
  order: PgColumn[],
  where?: SQL,
): Promise<ListLength> {
  const counted = reader
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(countedMost + 1);
  const [row] = await reader.select({ total: sql<number>`count(*)::integer` }).from(counted.as("counted"));
  const total = row?.total ?? 0;
  return total > countedMost ? { totalItems: countedMost, countedUpTo: countedMost } : { totalItems: total };
}
