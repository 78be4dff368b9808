import type { Asking } from "./database.ts";

/**
 * SQL: now, for an `instantColumn()` that is due at once. The column rounds to milliseconds: rounded up, `now()` would not be
 * due for the next statement.
 */
export const dueNow = "date_trunc('milliseconds', now())";

/** Returns the database's clock, which decides deadlines; within a transaction, the moment at which it began. */
export async function readNow({ $client }: Asking): Promise<Date> {
  const { rows } = await $client.query<{ now: Date }>({ name: "now", text: "SELECT now() AS now" });
  if (!rows[0]) throw new Error("the database did not tell the time");
  return rows[0].now;
}
