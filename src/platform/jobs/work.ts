import { setTimeout } from "node:timers/promises";
import type { Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import { hasLostDatabase } from "../database/faults.ts";
import { underRequest } from "../log/request-context.ts";
import { beginSpan, within } from "../tracing/span.ts";
import { noteClockRun } from "./clock-runs.ts";
import type { AnyQueue } from "./queue.ts";

/** Applies only without a notice. */
const sleepingSeconds = 60;
const usualWorkers = 4;

type Work = { boss: PgBoss; database: Database; log: Logger; stopping: AbortSignal };

/**
 * Works a queue with several workers side by side (decision 0032). A worker that found a job wakes the others and looks
 * again at once. pg-boss alone would sleep until the next notice, and simultaneous notices are merged. Returns a
 * function that wakes the first worker.
 */
export async function workQueue(work: Work, queue: AnyQueue): Promise<() => void> {
  const { name, cron, workers = cron ? 1 : usualWorkers } = queue;
  const { boss } = work;
  if (cron) await boss.schedule(name, cron);
  const ids: string[] = [];
  const handle = async ([job]: Job<object>[]) => {
    for (const id of ids) boss.notifyWorker(id);
    if (job) await workJob(work, queue, job);
  };
  const polling = { pollingIntervalSeconds: sleepingSeconds, notifyPollingIntervalSeconds: sleepingSeconds };
  for (let worker = 0; worker < workers; worker++)
    ids.push(await boss.work(name, { ...polling, batchSize: 1 }, handle));
  return () => boss.notifyWorker(ids[0] ?? "");
}

/** The call that enqueued a job names itself in its data, and its span. */
type CallersJob = Job<{ requestId?: string; traceparent?: string }>;

/** Continues the call that enqueued the job, in its log and its trace. */
function workJob(work: Work, queue: AnyQueue, job: CallersJob): Promise<void> {
  const { requestId, traceparent: parent } = job.data ?? {};
  return underRequest(requestId, () => {
    const facts = { "messaging.message.id": job.id };
    const span = beginSpan({ name: `job ${queue.name}`, role: "consumer", facts, parent });
    return within(span, () => handleJob(work, queue, job));
  });
}

async function handleJob({ boss, database, log, stopping }: Work, queue: AnyQueue, job: CallersJob): Promise<void> {
  const { requestId } = job.data ?? {};
  const jobLog = log.child({ queue: queue.name, job: job.id, ...(requestId ? { requestId } : {}) });
  const signal = AbortSignal.any([stopping, job.signal]);
  try {
    if (queue.cron) await throughRestarts(database, signal, () => noteClockRun(database, queue.name));
    await throughRestarts(database, signal, () => queue.handle(database, job.data, jobLog));
    // pg-boss gives up marking a job while the database is away: the job would wait for its heartbeat.
    await throughRestarts(database, signal, () => boss.complete(queue.name, job.id));
  } catch (error) {
    jobLog.error({ err: error }, "job failed");
    throw error;
  }
}

/** Repeats work when the database went away: a restart costs a job neither a retry nor its delay. */
async function throughRestarts(database: Database, signal: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted || !(hasLostDatabase(error) || (await isAway(database)))) throw error;
      await setTimeout(250, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}

const isAway = (database: Database): Promise<boolean> =>
  database.pool.query("SELECT 1").then(
    () => false,
    () => true,
  );
