import type pg from "pg";
import type { Asking } from "./connection.ts";
import { isUnavailable } from "./faults.ts";

type Shared = { client: pg.PoolClient; giveBack: (error?: Error) => void };

/**
 * Lets all callers share one connection of the pool, so that their statements travel together. Only for lookups that
 * PostgreSQL answers in a moment, since each waits for the ones before it. A broken connection is given back, and the
 * next statement takes another (decision 0027).
 */
export function shareConnection(pool: pg.Pool): Asking & { close(): Promise<void> } {
  let current: Promise<Shared> | undefined;
  const take = async (): Promise<Shared> => {
    const client = await pool.connect();
    let isBack = false;
    const giveBack = (error?: Error) => {
      // A connection may break twice, or after it was given back.
      if (isBack) return;
      isBack = true;
      current = undefined;
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
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
    const { client, giveBack } = await share();
    try {
      return await client.query(statement, values);
    } catch (error) {
      // A statement may hear of the loss before the connection does.
      if (isUnavailable(error)) giveBack(error as Error);
      throw error;
    }
  };
  return {
    $client: { query: query as pg.Pool["query"] },
    close: async () => (await current?.catch(() => undefined))?.giveBack(),
  };
}
