import type { Database } from "../src/platform/database/database.ts";
import { until } from "./process.ts";

/** Holds back writes to the table until every call has read and waits, for its lock or for another call's. */
export async function atOnce<Answer>(
  { pool }: Database,
  table: string,
  calls: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const blocker = await pool.connect();
  await blocker.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  const answers = calls.map((call) => call());
  try {
    await until(async () => {
      const waiting = await blocker.query(
        "SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      );
      return waiting.rowCount === calls.length;
    }, 60_000);
  } finally {
    await blocker.query("ROLLBACK");
    blocker.release();
  }
  return Promise.all(answers);
}
