import type pg from "pg";
import type { Asking } from "./connection.ts";

type Shared = { client: pg.PoolClient; giveBack: (error?: Error) => void };

/**
 * One connection of the pool that all callers share: their statements travel together instead of each taking a connection
 * of its own. Only for what PostgreSQL answers in a moment, since each waits for those before it. A connection that breaks
 * is given back; the next statement takes another (decision 0027).
 */
export function shareConnection(pool: pg.Pool): Asking & { close(): Promise<void> } {
  let current: Promise<Shared> | undefined;
  const take = async (): Promise<Shared> => {
    const client = await pool.connect();
    const giveBack = (error?: Error) => {
      current = undefined;
      // A connection may break after it was given back, or break twice.
      client.removeListener("error", giveBack);
      client.release(error);
    };
    client.once("error", giveBack);
    return { client, giveBack };
  };
  const share = () => {
    current ??= take().catch((error) => {
      current = undefined;
      throw error;
    });
    return current;
  };
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) =>
    (await share()).client.query(statement, values);
  return {
    $client: { query: query as pg.Pool["query"] },
    close: async () => (await current?.catch(() => undefined))?.giveBack(),
  };
}
