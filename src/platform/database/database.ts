import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { GatheringSocket } from "./gathering-socket.ts";

/** Anything that reads: the pool (each statement by itself) or a transaction. `$client` takes plain and prepared SQL. */
export type Reader = NodePgDatabase & { $client: Pick<pg.Pool, "query"> };

declare const open: unique symbol;
/** An open transaction. Every command takes it first: it is opened once, at the edge. */
export type Tx = NodePgDatabase & { $client: pg.PoolClient; enqueue: Enqueue; readonly [open]: true };

/** Puts a job into a queue; inside a transaction it appears with the commit, or not at all. */
export type Enqueue = (
  queue: string,
  data: Record<string, unknown>,
  options?: { startAfter?: Date; singletonKey?: string },
) => Promise<void>;

export type Database = {
  readonly pool: pg.Pool;
  readonly reader: Reader;
  /** Runs `work` in one READ COMMITTED transaction; a deadlock or serialization failure is tried again, three times in all. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Tells transactions how to enqueue. Called once, by the jobs, at the start. */
  enqueueWith(enqueue: (client: pg.PoolClient) => Enqueue): void;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  log: Pick<Logger, "warn">;
};

/** bigint columns (cents, counters) arrive as numbers; a value past 2^53 is a fault, never a silent rounding. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, parseBigint);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * Opens the pool. The database may die and come back at any time: an idle connection that breaks is dropped,
 * and a checked-out one has an error listener too, since `pg` ends the process for an unheard error.
 */
export function openDatabase({ url, poolSize, log }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements are sent without waiting for the answers to those before them; PostgreSQL runs them one after the other.
    pipeline: true,
    stream: () => new GatheringSocket(),
    statement_timeout: 30_000,
    types,
  });
  pool.on("connect", (client) =>
    client.on("error", (error) => log.warn({ error: error.message }, "database connection lost")),
  );
  pool.on("error", (error) => log.warn({ error: error.message }, "idle database connection lost"));
  let enqueueOn = (_client: pg.PoolClient): Enqueue => {
    throw new Error("jobs are not started");
  };
  /** One Drizzle per connection: building it anew for each transaction would be pure waste. */
  const drizzles = new WeakMap<pg.PoolClient, Tx>();
  const on = (client: pg.PoolClient): Tx => {
    const known = drizzles.get(client);
    if (known) return known;
    const enqueue: Enqueue = (...job) => enqueueOn(client)(...job);
    const tx = Object.assign(drizzle(client, { casing: "snake_case" }), { enqueue }) as unknown as Tx;
    drizzles.set(client, tx);
    return tx;
  };
  return {
    pool,
    reader: drizzle(pool, { casing: "snake_case" }) as Reader,
    transaction: (work) => retried(() => inTransaction(pool, on, work)),
    enqueueWith: (enqueue) => {
      enqueueOn = enqueue;
    },
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  on: (client: pg.PoolClient) => Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await work(on(client));
    await client.query("COMMIT");
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

async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isConflictWithAnother(error)) throw error;
    }
  }
}

/** The SQLSTATE of a database error, also when the driver's error is wrapped as a cause. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  return sqlState(error.cause);
}

/** The violated constraint's name, when the database refused a row. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return (error as { constraint?: string }).constraint ?? violatedConstraint(error.cause);
}

function isConflictWithAnother(error: unknown): boolean {
  const state = sqlState(error);
  return state === "40001" || state === "40P01";
}

const lostConnection =
  /connection terminated|connection ended|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT/i;

/** True when the database is away, restarting or has no free connection: the caller may try again soon. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state && (state.startsWith("08") || state.startsWith("57P") || state === "53300" || state === "57014"))
    return true;
  if (!(error instanceof Error)) return false;
  return (
    lostConnection.test(`${(error as { code?: string }).code ?? ""} ${error.message}`) || isUnavailable(error.cause)
  );
}
