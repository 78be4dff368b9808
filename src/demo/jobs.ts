import type pg from "pg";
import type { Logger } from "pino";
import type { EventConsumer } from "#events/server/commands.ts";
import { placeEvents } from "#events/server/positions.ts";
import { movePosition, registerConsumer } from "#events/server/progress.ts";
import { readEvents } from "#events/server/read.ts";
import type { Enqueue } from "#platform/database/connection.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { AnyQueue } from "#platform/jobs/queue.ts";
import { type DemoClock, days } from "./clock.ts";

export type DemoJob = { queue: string; data: Record<string, unknown> };

/** Done at once, at the time of the deed. Others belong to Byline's workers, if the deed is of today. */
const performedQueues = [
  "settled",
  "read-payer",
  "start-identity-check",
  "read-verified-name",
  "start-card-setup",
  "read-saved-card",
  "start-onboarding",
  "call-off-unpaid",
];

/** Older ones would be read by now, and read ones are forgotten after a while. */
const toldDays = 40;
/** Further back once a day is enough. */
const toldAtOnceDays = 8;

/** Byline's own work during the filling: jobs and notifications, by the demo's clock. */
export class DemoJobs {
  readonly #consumers: EventConsumer[];
  readonly #queues: AnyQueue[];
  readonly #log: Logger;
  #waiting: DemoJob[] = [];
  #toldAt = 0;
  asked: DemoJob[] = [];

  constructor({ consumers, queues, log }: { consumers: EventConsumer[]; queues: AnyQueue[]; log: Logger }) {
    this.#consumers = consumers;
    this.#queues = queues;
    this.#log = log;
  }

  readonly enqueue: Enqueue = async (queue, data) => {
    this.#waiting.push({ queue, data });
  };

  async perform(tx: Tx, clock: DemoClock): Promise<void> {
    const database = within(tx);
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      const { queue: name, data } = job;
      const queue = performedQueues.includes(name) ? this.#queues.find((one) => one.name === name) : undefined;
      if (queue) await queue.handle(database, data, this.#log);
      else if (clock.now > clock.ago(days(1))) this.asked.push(job);
    }
  }

  /** Tells people what happened, as of `toldDays`. */
  async tell(tx: Tx, { now, present }: DemoClock): Promise<void> {
    const [age, since] = [present.getTime() - now.getTime(), now.getTime() - this.#toldAt];
    if (age > days(toldDays) || (age > days(toldAtOnceDays) && since < days(1))) return;
    const database = within(tx);
    if (this.#toldAt === 0) await passOver(database, this.#consumers);
    this.#toldAt = now.getTime();
    for (const consumer of this.#consumers) await readEvents(database, consumer, this.#log);
  }

  /** Looks that came due meanwhile are due now: Byline would not have left them. */
  async leaveNoLookLate(tx: Tx, { present }: DemoClock): Promise<void> {
    const text = "UPDATE publication_watch SET next_look_at = $1 WHERE next_look_at < $1";
    await tx.$client.query(text, [present]);
  }

  /** Within a second, a notification follows its event; nobody leaves it unread for a week, and each mail was sent. */
  async readOld(tx: Tx, { present }: DemoClock): Promise<void> {
    await tx.$client.query(
      `UPDATE notification SET created_at = event.created_at,
         read_at = CASE WHEN event.created_at < $1::timestamptz - interval '7 days' THEN event.created_at + interval '3 hours' END,
         mail_due_at = CASE WHEN event.created_at > $1::timestamptz - interval '1 day' THEN mail_due_at END
       FROM event WHERE event.id = event_id`,
      [present],
    );
    await tx.$client.query("UPDATE mail SET sent_at = created_at");
  }
}

/** Nobody is told of what happened before. */
async function passOver(database: Database, consumers: EventConsumer[]): Promise<void> {
  await placeEvents(database);
  await database.transaction(async (tx) => {
    const { rows } = await tx.$client.query<{ last: number }>("SELECT greatest(max(position), 0) AS last FROM event");
    for (const { name } of consumers) {
      await registerConsumer(tx, name);
      await movePosition(tx, name, rows[0]?.last ?? 0);
    }
  });
}

/** The transaction as a database, for work that opens its own transactions. */
const within = (tx: Tx): Database => ({
  pool: tx.$client as unknown as pg.Pool,
  reader: tx,
  writer: tx,
  lookups: tx,
  notices: { listen: async () => () => {}, isOpen: false, close: () => {}, caughtUp: async () => false },
  replica: undefined,
  readFor: (_person, read) => read(tx),
  transaction: (work) => work(tx),
  transactionInParts: async ({ read, work }) => work(tx, await read(tx)),
  tell: () => {},
  enqueueWith: () => {},
  close: async () => {},
});
