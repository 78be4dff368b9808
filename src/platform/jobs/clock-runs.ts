import { CronExpressionParser } from "cron-parser";
import type { Database, Tx } from "../database/database.ts";
import { readNow } from "../database/now.ts";
import type { AnyQueue } from "./queue.ts";

/** pg-boss sends a run only within its minute; one that nobody was awake for is made up from `clock_run`. */

/** A worker takes a run this long after its minute at most, unless others are before it. */
const graceMinutes = 5;

/** Begins the records of queues that are new here: they have nothing to make up. */
export async function beginClockRuns(database: Database, queues: AnyQueue[]): Promise<void> {
  await database.pool.query(
    "INSERT INTO clock_run (queue, ran_at) SELECT unnest($1::text[]), now() ON CONFLICT DO NOTHING",
    [queues.filter(({ cron }) => cron).map(({ name }) => name)],
  );
}

export async function noteClockRun(database: Database, queue: string): Promise<void> {
  await database.pool.query({
    name: "clock-run-note",
    text: "UPDATE clock_run SET ran_at = now() WHERE queue = $1",
    values: [queue],
  });
}

const takeMissed = `
  UPDATE clock_run SET ran_at = now() WHERE queue IN (
    SELECT run.queue FROM clock_run AS run JOIN unnest($1::text[], $2::timestamptz[]) AS due (queue, at) USING (queue)
    WHERE run.ran_at < due.at FOR UPDATE OF run SKIP LOCKED)
  RETURNING queue`;

/** Sends each missed run once, however many were missed and however many processes look. */
export async function sendMissedRuns(tx: Tx, queues: AnyQueue[]): Promise<void> {
  const latest = new Date((await readNow(tx)).getTime() - graceMinutes * 60_000);
  const dues = queues.flatMap(({ name, cron }) => (cron ? [{ name, at: dueBefore(cron, latest) }] : []));
  const { rows } = await tx.$client.query<{ queue: string }>({
    name: "clock-run-take-missed",
    text: takeMissed,
    values: [dues.map(({ name }) => name), dues.map(({ at }) => at)],
  });
  for (const { queue } of rows) await tx.enqueue(queue, {});
}

const dueBefore = (cron: string, moment: Date): Date =>
  CronExpressionParser.parse(cron, { tz: "UTC", currentDate: moment }).prev().toDate();
