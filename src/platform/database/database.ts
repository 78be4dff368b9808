import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { beginPart, isTracing, within } from "../tracing/span.ts";
import { type Change, changeTeller } from "./changes.ts";
import type { Asking, Enqueue, Reader, Tx, Writer } from "./connection.ts";
import { Notices } from "./notices.ts";
import { type Pooler, UnnamedClient } from "./pooler.ts";
import { Replica } from "./replica.ts";
import { shareConnection } from "./shared-connection.ts";
import { DatabaseSockets } from "./sockets.ts";
import { statementMilliseconds } from "./statement-limit.ts";
import { TracedPool, tracedClient } from "./traced.ts";
import { inTransaction, type Parts, retried } from "./transaction.ts";
import { types } from "./values.ts";

export type { Asking, Reader, Tx, Writer };

export type Database = {
  readonly pool: pg.Pool;
  readonly reader: Reader;
  /** For single statements that need no transaction around them. */
  readonly writer: Writer;
  /** One connection shared by all callers, for lookups that PostgreSQL answers in a moment (decision 0027). */
  readonly lookups: Asking;
  readonly notices: Pick<Notices, "listen" | "isOpen" | "close" | "caughtUp">;
  readonly replica: Replica | undefined;
  /** Runs a read on the replica, if there is one that has all the person wrote; else on the primary. */
  readFor<Result>(person: string, read: (reader: Reader) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in one READ COMMITTED transaction. Retries deadlocks and serialization failures, three attempts in all.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** The same in parts, which saves the round trips of BEGIN and COMMIT. */
  transactionInParts<First, Result>(parts: Parts<First, Result>): Promise<Result>;
  /** Tells open pages of a change that no transaction made. */
  tell(...changes: Change[]): void;
  /** Called once, by the jobs, at the start. */
  enqueueWith(enqueue: (client: pg.PoolClient) => Enqueue): void;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** Stands at `url`; by default PostgreSQL itself does. */
  pooler?: Pooler | undefined;
  poolSize: number;
  log: Pick<Logger, "warn">;
  /** A streaming replica for reads that may be some seconds old. */
  replicaUrl?: string | undefined;
  /** Lets a caller cut the connections of a silent database; by default only `close` does. */
  sockets?: DatabaseSockets;
  /** A connection without an answer for this long is given up. No limit by default: a job may run a long statement. */
  silenceMilliseconds?: number;
};

/** A silent database would let `close` wait forever. */
const goodbyeMilliseconds = 2_000;

/**
 * Opens the pool and survives restarts of the database. An idle connection that breaks is dropped. A checked-out one
 * gets an error listener too, since `pg` ends the process for an unheard error.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const { log, pooler, sockets = new DatabaseSockets() } = options;
  const pool = openPool({ ...options, sockets });
  const notices = new Notices({ url: pooler?.directUrl ?? options.url, sockets, log });
  let enqueueOn = (_client: pg.PoolClient): Enqueue => {
    throw new Error("jobs are not started");
  };
  const drizzles = new WeakMap<pg.PoolClient, Tx>();
  const on = (client: pg.PoolClient): Tx => {
    const known = drizzles.get(client);
    if (known) return known;
    const enqueue: Enqueue = (...job) => enqueueOn(client)(...job);
    const tx = Object.assign(drizzle(client, { casing: "snake_case" }), {
      enqueue,
      changes: [],
      closing: [],
    }) as unknown as Tx;
    drizzles.set(client, tx);
    return tx;
  };
  const lookups = shareConnection(pool);
  const teller = changeTeller(pool, log);
  const writer: Writer = drizzle(pool, { casing: "snake_case" });
  const replica = options.replicaUrl
    ? openReplica(options, options.replicaUrl, { primary: pool, origin: writer, notices })
    : undefined;
  const transacting = { pool, on, tell: teller.tell };
  const transact = <First, Result>(parts: Parts<First, Result>) =>
    retried(() => within(beginPart("transaction", {}, "internal"), () => inTransaction(transacting, parts)));
  return {
    pool,
    lookups,
    notices,
    reader: writer,
    writer,
    replica,
    readFor: (person, read) => (replica ? replica.read(person, writer, read) : read(writer)),
    transaction: (work) => transact({ read: async () => undefined, work, last: () => undefined }),
    transactionInParts: transact,
    tell: (...changes) => teller.tell(changes),
    enqueueWith: (enqueue) => {
      enqueueOn = enqueue;
    },
    close: async () => {
      const silent = setTimeout(() => sockets.end(), goodbyeMilliseconds);
      notices.close();
      await replica?.close();
      await teller.close();
      await lookups.close();
      await pool.end();
      clearTimeout(silent);
    },
  };
}

const origins = new WeakMap<Reader, Reader>();

/** The primary's reader, for what is kept in memory of a database. */
export const originOf = (reader: Reader): Reader => origins.get(reader) ?? reader;

function openReplica(
  { log, poolSize }: DatabaseOptions,
  url: string,
  { primary, origin, notices }: { primary: pg.Pool; origin: Reader; notices: Notices },
): Replica {
  const sockets = new DatabaseSockets();
  const pool = openPool({ url, poolSize, log, sockets });
  const reader: Reader = drizzle(pool, { casing: "snake_case" });
  origins.set(reader, origin);
  return new Replica({ primary, pool, reader, sockets, notices, log });
}

/** A new connection has to plan its statements anew; behind a pooler it costs little, and others may want it. */
const idleMilliseconds = { direct: 300_000, pooled: 10_000 };

function openPool({ url, pooler, poolSize, log, sockets, silenceMilliseconds }: DatabaseOptions): pg.Pool {
  const Client = pooler && !pooler.keepsStatements ? UnnamedClient : pg.Client;
  const Pool = isTracing() ? TracedPool : pg.Pool;
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: pooler ? idleMilliseconds.pooled : idleMilliseconds.direct,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    // `inOrder` needs it, and only so does the driver end a connection whose answer is late (`query_timeout`).
    pipeline: true,
    stream: () => sockets?.open(),
    // Start-up parameters do not pass a pooler: there the user's own defaults hold (decision 0205).
    ...(pooler ? {} : { statement_timeout: statementMilliseconds }),
    Client: isTracing() ? tracedClient(Client) : Client,
    ...(silenceMilliseconds === undefined ? {} : { query_timeout: silenceMilliseconds }),
    types,
  });
  pool.on("connect", (client) => client.on("error", (error) => log.warn({ err: error }, "database connection lost")));
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
  return pool;
}
