import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Enqueue } from "../database/connection.ts";
import type { DatabaseSockets } from "../database/sockets.ts";
import { currentRequestId } from "../log/request-context.ts";
import { currentTraceparent } from "../tracing/span.ts";

type Opening = { url: string; log: Logger; work: boolean; sockets: DatabaseSockets };

/** Opens pg-boss on tables that `migrateJobs` made; with `work` it also listens for notices and supervises. */
export async function openBoss({ url, log, work, sockets }: Opening): Promise<PgBoss> {
  // pg-boss passes unknown options on to `pg`.
  const connections = { connectionTimeoutMillis: 4_000, query_timeout: 30_000, stream: () => sockets.open() };
  const boss = new PgBoss({
    ...connections,
    connectionString: url,
    max: work ? 6 : 2,
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: work,
    supervise: work,
    schedule: work,
    application_name: "byline-jobs",
  });
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
