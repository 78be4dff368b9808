import { setTimeout } from "node:timers/promises";
import { type Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";

/**
 * A queue and what is done with a job of it. A handler may run twice (a worker can die after the effect and before the
 * mark), so it decides by the state it finds in the database.
 */
export type Queue<Data extends object = Record<string, never>> = {
  name: string;
  handle: (database: Database, data: Data, log: Logger) => Promise<void>;
  /** Cron expression, UTC, for what happens by the clock. */
  cron?: string;
  /** For work that lies in a table instead of in jobs: each working process calls `handle` again and again, so long apart. */
  everySeconds?: number;
  retryLimit?: number;
  retryDelaySeconds?: number;
};

// A list holds queues of different data; each handler is only ever given what was enqueued for its own queue.
// biome-ignore lint/suspicious/noExplicitAny: the existential type that TypeScript lacks
export type AnyQueue = Queue<any>;

export type Jobs = { stop(): Promise<void> };

/** Creates the job tables and the queues; run by the migration, as their owner. */
export async function migrateJobs(url: string, queues: AnyQueue[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  for (const { name, everySeconds, retryLimit = 5, retryDelaySeconds = 5 } of queues) {
    if (everySeconds !== undefined) continue;
    const options = { retryLimit, retryDelay: retryDelaySeconds, retryBackoff: true, notify: true };
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
  await boss.stop({ graceful: false });
}

/**
 * Lets transactions enqueue, and works the queues when `work` is set. Any number of processes may do so side by side:
 * pg-boss hands each job to one of them.
 */
export async function startJobs(
  database: Database,
  url: string,
  queues: AnyQueue[],
  log: Logger,
  work: boolean,
): Promise<Jobs> {
  const boss = new PgBoss({
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
  boss.on("error", (error) => log.warn({ error: error.message }, "job queue"));
  await boss.start();
  database.enqueueWith((client) => {
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    return async (queue, data, options) => {
      await boss.send(queue, data, { ...options, db });
    };
  });
  const repeated = work ? queues.filter(({ everySeconds }) => everySeconds !== undefined) : [];
  if (work) for (const queue of queues) if (!repeated.includes(queue)) await workQueue(boss, database, queue, log);
  const stopping = new AbortController();
  const repeating = repeated.map((queue) => repeat(database, queue, log, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(repeating);
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

/** Ends after the run that is under way when `signal` aborts. A run that fails is logged, and the next one comes all the same. */
async function repeat(database: Database, queue: AnyQueue, log: Logger, signal: AbortSignal): Promise<void> {
  const queueLog = log.child({ queue: queue.name });
  const pause = () => setTimeout((queue.everySeconds ?? 1) * 1_000, true, { signal }).catch(() => false);
  while (await pause()) {
    await queue.handle(database, {}, queueLog).catch((error) => queueLog.error({ err: error }, "work failed"));
  }
}

async function workQueue(boss: PgBoss, database: Database, queue: AnyQueue, log: Logger): Promise<void> {
  if (queue.cron) await boss.schedule(queue.name, queue.cron);
  await boss.work(queue.name, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]: Job<object>[]) => {
    if (!job) return;
    const jobLog = log.child({ queue: queue.name, job: job.id });
    try {
      await queue.handle(database, job.data, jobLog);
    } catch (error) {
      jobLog.error({ err: error }, "job failed");
      throw error;
    }
  });
}
