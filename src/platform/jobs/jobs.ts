import { setTimeout as sleep } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { type Database, openDatabase } from "../database/database.ts";
import type { Pooler } from "../database/pooler.ts";
import { DatabaseSockets } from "../database/sockets.ts";
import { enqueuer, openSendingBoss, openWorkingBoss } from "./boss.ts";
import { beginClockRuns, sendMissedRuns } from "./clock-runs.ts";
import type { AnyQueue } from "./queue.ts";
import { workQueue } from "./work.ts";

export type Jobs = { stop(): Promise<void> };

/** Creates the job tables and the queues. The migration runs it, as their owner. */
export async function migrateJobs(url: string, queues: AnyQueue[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  for (const queue of queues) {
    const { name, everySeconds, retryLimit = 5, retryDelaySeconds = 5, expireInSeconds = usualExpirySeconds } = queue;
    if (everySeconds !== undefined) continue;
    const retries = { retryLimit, retryDelay: retryDelaySeconds, retryBackoff: true };
    const options = { ...retries, expireInSeconds, notify: true, heartbeatSeconds };
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
  await boss.stop({ graceful: false });
}

/** Apart from the requests' connections, so that jobs never starve requests. */
const jobConnections = 10;
const usualExpirySeconds = 900;
/** A killed worker loses its job after this long, at the supervisor's next look. */
const heartbeatSeconds = 20;

/** Longest wait of a job after its delay, or when its notice was lost. */
const lostNoticeSeconds = 2;

/** A running job is given back when it takes longer to end. */
const stoppingMilliseconds = 4_000;

type Starting = {
  url: string;
  pooler?: Pooler | undefined;
  queues: AnyQueue[];
  log: Logger;
  /** False only lets transactions enqueue. */
  work: boolean;
  sockets?: DatabaseSockets;
};

/**
 * Lets transactions of `database` enqueue, and works the queues when `work` is set. Any number of processes may do so:
 * pg-boss hands each job to one of them.
 */
export async function startJobs(
  database: Database,
  { url, pooler, queues, log, work, sockets = new DatabaseSockets() }: Starting,
): Promise<Jobs> {
  const boss = work
    ? await openWorkingBoss({ url: pooler?.directUrl ?? url, log, sockets })
    : await openSendingBoss(database.pool, log);
  database.enqueueWith(enqueuer(boss));
  if (!work) return { stop: () => boss.stop({ graceful: false }) };
  const own = openDatabase({ url, pooler, poolSize: jobConnections, log, sockets });
  own.enqueueWith(enqueuer(boss));
  const stopping = new AbortController();
  const repeated = queues.filter(({ everySeconds }) => everySeconds !== undefined);
  const wake = new Map<string, () => void>();
  for (const queue of queues)
    if (!repeated.includes(queue))
      wake.set(queue.name, await workQueue({ boss, database: own, log, stopping: stopping.signal }, queue));
  await beginClockRuns(own, queues);
  const missed = missedRuns(queues);
  await missed.handle(own, {}, log);
  const repeating = [...repeated, lookAgain(wake), missed].map((queue) => repeat(own, queue, log, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      // At once: while the repeated work ends its batch, no worker may take a new job.
      await Promise.all([...repeating, boss.stop({ graceful: true, timeout: stoppingMilliseconds })]);
      await own.close();
    },
  };
}

const waiting = `
  SELECT queue.name FROM unnest($1::text[]) AS queue (name)
  WHERE EXISTS (
    SELECT FROM pgboss.job
    WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked AND job.start_after <= now())`;

/** One look at all queues: polling each took more than everything else in an idle process. */
const lookAgain = (wake: Map<string, () => void>): AnyQueue => ({
  name: "waiting-jobs",
  everySeconds: lostNoticeSeconds,
  async handle({ pool }) {
    const { rows } = await pool.query<{ name: string }>({
      name: "waiting-jobs",
      text: waiting,
      values: [[...wake.keys()]],
    });
    for (const { name } of rows) wake.get(name)?.();
  },
});

/** At the start, and after a machine's sleep. */
const missedRuns = (queues: AnyQueue[]): AnyQueue => ({
  name: "missed-runs",
  everySeconds: 60,
  handle: (database) => database.transaction((tx) => sendMissedRuns(tx, queues)),
});

/** Ends after the current run when `signal` aborts. A failed run is logged, and the next one comes all the same. */
async function repeat(database: Database, queue: AnyQueue, log: Logger, signal: AbortSignal): Promise<void> {
  const queueLog = log.child({ queue: queue.name });
  const pause = () => sleep((queue.everySeconds ?? 1) * 1_000, true, { signal }).catch(() => false);
  while (await pause()) {
    await queue.handle(database, {}, queueLog, signal).catch((error) => queueLog.error({ err: error }, "work failed"));
  }
}
