import type pg from "pg";

/** Reads in one snapshot, each statement for as long as it takes: a proof reads whole tables, and they grow. */
export async function proving<Result>(
  pool: pg.Pool,
  read: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0");
    return await read(client);
  } finally {
    await client.query("ROLLBACK").catch(() => {});
    client.release();
  }
}
