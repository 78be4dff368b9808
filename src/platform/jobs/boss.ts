import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Enqueue } from "../database/connection.ts";
import type { DatabaseSockets } from "../database/sockets.ts";
import { currentRequestId } from "../log/request-context.ts";
import { currentTraceparent } from "../tracing/span.ts";

/** The tables are made by `migrateJobs`. */
const asMigrated = { migrate: false, createSchema: false, reindex: false };

type Opening = { url: string; log: Logger; sockets: DatabaseSockets };

/** Longest wait for a killed worker's job beyond its heartbeat; shorter ones would count all jobs more often. */
const lookSeconds = 30;
/** Looks of all processes stand so far apart. As long as a look's own interval, it would skip each that comes a moment early. */
const apartSeconds = 20;

/** Opens pg-boss on connections of its own; it listens for notices and supervises. */
export function openWorkingBoss({ url, log, sockets }: Opening): Promise<PgBoss> {
  // pg-boss passes unknown options on to `pg`.
  const connections = { connectionTimeoutMillis: 4_000, query_timeout: 30_000, stream: () => sockets.open() };
  return started(
    new PgBoss({
      ...connections,
      ...asMigrated,
      connectionString: url,
      max: 6,
      superviseIntervalSeconds: lookSeconds,
      monitorIntervalSeconds: apartSeconds,
      useListenNotify: true,
      application_name: "byline-jobs",
    }),
    log,
  );
}

/** Opens pg-boss only to enqueue: its few lookups run on `pool`. */
export function openSendingBoss(pool: pg.Pool, log: Logger): Promise<PgBoss> {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  return started(new PgBoss({ ...asMigrated, db, useListenNotify: false, supervise: false, schedule: false }), log);
}

function started(boss: PgBoss, log: Logger): Promise<PgBoss> {
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  return boss.start();
}

/** Enqueues on the caller's own connection, so that a job comes with the commit or not at all. */
export const enqueuer =
  (boss: PgBoss) =>
  (client: pg.PoolClient): Enqueue => {
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    return async (queue, data, options) => {
      const requestId = currentRequestId();
      const traceparent = currentTraceparent();
      const origin = { ...(requestId && { requestId }), ...(traceparent && { traceparent }) };
      await boss.send(queue, { ...data, ...origin }, { ...options, db });
    };
  };
