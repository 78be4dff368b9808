import type pg from "pg";
import type { Change } from "./changes.ts";
import type { Tx } from "./connection.ts";
import { isConflictWithAnother } from "./faults.ts";
import { inOrder } from "./in-order.ts";

/** `read` travels with BEGIN, the `last` statement with COMMIT. */
export type Parts<First, Result> = {
  /** Must not write. */
  read: (tx: Tx) => Promise<First>;
  work: (tx: Tx, first: First) => Promise<Result>;
  last: (result: Result) => pg.QueryConfig | undefined;
  /** Travels behind COMMIT, and may fail. */
  after?: pg.QueryConfig | undefined;
};

type Transacting = {
  pool: pg.Pool;
  on: (client: pg.PoolClient) => Tx;
  tell: (changes: readonly Change[]) => void;
};

/** Runs one transaction. Commits when all its parts succeed and tells its changes, else rolls back and rethrows. */
export async function inTransaction<First, Result>(
  { pool, on, tell }: Transacting,
  { read, work, last, after }: Parts<First, Result>,
): Promise<Result> {
  const client = await pool.connect();
  const tx = on(client);
  tx.changes = [];
  tx.closing = [];
  let broken: Error | undefined;
  try {
    // Awaited before anything is written: without a transaction each statement would be committed by itself.
    const [, first] = await inOrder([client.query("BEGIN"), read(tx)]);
    const result = await work(tx, first);
    const statement = last(result);
    // After a failed statement PostgreSQL takes COMMIT for ROLLBACK.
    await allOf([
      ...tx.closing.map((send) => send()),
      statement && client.query(statement),
      client.query("COMMIT"),
      after && client.query(after).catch(() => undefined),
    ]);
    tell(tx.changes);
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

/** Throws the failure that stands first: all behind it only say that the transaction has failed. */
async function allOf(statements: unknown[]): Promise<void> {
  const failed = (await Promise.allSettled(statements)).find(({ status }) => status === "rejected");
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

const attempts = 3;

/** Retries after a deadlock or serialization failure, three attempts in all. */
export async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isConflictWithAnother(error)) throw error;
    }
  }
}
