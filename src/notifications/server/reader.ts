import type { Logger } from "pino";
import type { EventSubject, Notice, RecordedEvent } from "#events/event.ts";
import { markFailed, markTold, takeDueEvents } from "#events/server/commands.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { inSavepoint } from "#platform/database/savepoint.ts";
import { announce } from "./announce.ts";
import { deliver } from "./deliver.ts";

/**
 * What can happen to a subject, and whom its module tells what of it. Nobody is told of a `silent` verb, nor of any
 * without `tell`.
 */
type Teller<Verb extends string = string> = {
  verbs: readonly Verb[];
  silent?: readonly Verb[];
  tell?(tx: Tx, event: RecordedEvent<Verb>): Promise<Notice[]>;
};
export type Tellers = Record<EventSubject, Teller>;

/** One transaction's worth: what it locks and what a crash makes it do again stays small. */
export const eventsAtOnce = 100;

/**
 * Tells all events that are due, batch by batch. A batch's notifications, mails and the marks on its events are one
 * transaction: when the process dies in between, none of it has happened, and the next reader does it. Any number of readers
 * may run at once.
 */
export async function tellEvents(database: Database, tellers: Tellers, log: Logger): Promise<void> {
  while ((await tellBatch(database, tellers, log)) === eventsAtOnce);
}

/** Tells the oldest events that are due, at most `eventsAtOnce`; answers how many there were. */
export async function tellBatch(database: Database, tellers: Tellers, log: Logger): Promise<number> {
  return database.transaction(async (tx) => {
    const events = await takeDueEvents(tx, eventsAtOnce);
    const told: string[] = [];
    const notifications: string[] = [];
    for (const event of events) {
      const delivered = await tellEvent(tx, tellers, event, log);
      if (!delivered) continue;
      told.push(event.id);
      notifications.push(...delivered);
    }
    if (told.length > 0) await markTold(tx, told);
    await announce(tx, notifications);
    return events.length;
  });
}

/**
 * The notifications that an event made; undefined when it could not be told. A teller that fails takes back what its own event
 * had written, and the others go on.
 */
async function tellEvent(tx: Tx, tellers: Tellers, event: RecordedEvent, log: Logger): Promise<string[] | undefined> {
  const { verbs, silent = [], tell } = tellers[event.subject];
  if (silent.includes(event.verb) || (!tell && verbs.includes(event.verb))) return [];
  try {
    return await inSavepoint(tx, async () => {
      if (!verbs.includes(event.verb)) throw new Error(`nobody tells of ${event.subject}.${event.verb}`);
      const notifications: string[] = [];
      for (const notice of (await tell?.(tx, event)) ?? []) notifications.push(...(await deliver(tx, event, notice)));
      return notifications;
    });
  } catch (error) {
    await markFailed(tx, event.id, (error as Error).message);
    log.error({ err: error, eventId: event.id }, "event not told");
    return undefined;
  }
}
