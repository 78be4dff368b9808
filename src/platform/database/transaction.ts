import type pg from "pg";
import type { Tx } from "./connection.ts";
import { isConflictWithAnother } from "./faults.ts";
import { inOrder } from "./in-order.ts";

/** A transaction's parts: what `read` reads comes with the beginning, the `last` statement goes with the end. */
export type Parts<First, Result> = {
  /** Must not write. */
  read: (tx: Tx) => Promise<First>;
  work: (tx: Tx, first: First) => Promise<Result>;
  last: (result: Result) => pg.QueryConfig | undefined;
};

/** One transaction: committed when all its parts went well, otherwise nothing has happened. */
export async function inTransaction<First, Result>(
  pool: pg.Pool,
  on: (client: pg.PoolClient) => Tx,
  { read, work, last }: Parts<First, Result>,
): Promise<Result> {
  const client = await pool.connect();
  const tx = on(client);
  let broken: Error | undefined;
  try {
    // The beginning is awaited before anything is written: if it failed alone, each statement would be committed by itself.
    const [, first] = await inOrder([client.query("BEGIN"), read(tx)]);
    const result = await work(tx, first);
    const statement = last(result);
    // PostgreSQL takes the COMMIT for a ROLLBACK when the statement before it failed.
    await inOrder([statement && client.query(statement), client.query("COMMIT")]);
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((fault: Error) => {
      broken = fault;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const attempts = 3;

/** Does the work again when it only met another's at the same time. */
export async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isConflictWithAnother(error)) throw error;
    }
  }
}
