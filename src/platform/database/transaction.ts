import type pg from "pg";
import type { Tx } from "./connection.ts";
import { isConflictWithAnother } from "./faults.ts";

/** A transaction as its keeper sees it: with the answers that are still to come to what was sent. */
export type OpenTx = Tx & { sent: Promise<unknown>[] };

/** What makes `tx.send`. The answers are looked at when the transaction ends. */
export function sender(client: pg.PoolClient): Pick<OpenTx, "send" | "sent"> {
  const sent: Promise<unknown>[] = [];
  const send = (statement: pg.QueryConfig) => {
    const answer = client.query(statement);
    answer.catch(() => {});
    sent.push(answer);
  };
  return { send, sent };
}

/** One transaction around `work`: committed when it and everything it sent went well, otherwise nothing has happened. */
export async function inTransaction<First, Result>(
  pool: pg.Pool,
  on: (client: pg.PoolClient) => OpenTx,
  read: (tx: Tx) => Promise<First>,
  work: (tx: Tx, first: First) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const tx = on(client);
  let broken: Error | undefined;
  try {
    // The beginning is awaited before anything is written: if it failed alone, each statement would be committed by itself.
    const [, first] = await Promise.all([client.query("BEGIN"), read(tx)]);
    const result = await work(tx, first);
    await Promise.all([...tx.sent, client.query("COMMIT")]);
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((fault: Error) => {
      broken = fault;
    });
    // What came after a failed statement only heard that the transaction is over: the first failure says why.
    const failed = (await Promise.allSettled(tx.sent)).find(({ status }) => status === "rejected");
    throw failed?.status === "rejected" ? failed.reason : error;
  } finally {
    tx.sent.length = 0;
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
