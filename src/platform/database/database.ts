import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Asking, Enqueue, Reader, Tx } from "./connection.ts";
import { shareConnection } from "./shared-connection.ts";
import { DatabaseSockets } from "./sockets.ts";
import { inTransaction, type Parts, retried } from "./transaction.ts";

export type { Asking, Reader, Tx };

export type Database = {
  readonly pool: pg.Pool;
  readonly reader: Reader;
  /** One connection for all callers, for what every call asks and PostgreSQL answers in a moment (decision 0027). */
  readonly lookups: Asking;
  /** Runs `work` in one READ COMMITTED transaction; a deadlock or serialization failure is tried again, three times in all. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** The same in parts, which spare the round trips of its beginning and its end. */
  transactionInParts<First, Result>(parts: Parts<First, Result>): Promise<Result>;
  /** Tells transactions how to enqueue. Called once, by the jobs, at the start. */
  enqueueWith(enqueue: (client: pg.PoolClient) => Enqueue): void;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  log: Pick<Logger, "warn">;
  /** Whoever can cut them when the database is silent; by default nobody but `close`. */
  sockets?: DatabaseSockets;
  /** After so long without an answer a connection is given up. By default none is: a job may ask for a long statement. */
  silenceMilliseconds?: number;
};

/** So long the connections take to say goodbye; a silent database would let them wait for ever. */
const goodbyeMilliseconds = 2_000;

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
export function openDatabase(options: DatabaseOptions): Database {
  const { url, poolSize, log, sockets = new DatabaseSockets(), silenceMilliseconds } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 4_000,
    // A connection knows the plans of its statements; a new one has to make them again.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    // Statements are sent without waiting for the answers to those before them (`inOrder`). Only so does the driver end a connection
    // whose answer is late (`query_timeout`).
    pipeline: true,
    stream: () => sockets.open(),
    statement_timeout: 30_000,
    ...(silenceMilliseconds === undefined ? {} : { query_timeout: silenceMilliseconds }),
    types,
  });
  pool.on("connect", (client) => client.on("error", (error) => log.warn({ err: error }, "database connection lost")));
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
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
  const lookups = shareConnection(pool);
  return {
    pool,
    lookups,
    reader: drizzle(pool, { casing: "snake_case" }) as Reader,
    transaction: (work) =>
      retried(() => inTransaction(pool, on, { read: async () => undefined, work, last: () => undefined })),
    transactionInParts: (parts) => retried(() => inTransaction(pool, on, parts)),
    enqueueWith: (enqueue) => {
      enqueueOn = enqueue;
    },
    close: async () => {
      const silent = setTimeout(() => sockets.end(), goodbyeMilliseconds);
      await lookups.close();
      await pool.end();
      clearTimeout(silent);
    },
  };
}
