import type { Logger } from "pino";
import type { Database, Tx } from "#platform/database/database.ts";
import { inSavepoint } from "#platform/database/savepoint.ts";
import type { RecordedEvent } from "../event.ts";
import type { EventConsumer } from "./commands.ts";
import { placeEvents } from "./positions.ts";
import { dropRetries, keepFailed, lockPosition, movePosition, putOff, registerConsumer } from "./progress.ts";
import { findNews, hasNews, type PlacedEvent, takeDueRetries, takeNewEvents } from "./queries.ts";

/** Keeps locks few and the loss from a crash small. */
export const eventsAtOnce = 100;

/**
 * Takes a consumer's new and due events, batch by batch. A crash rolls back its whole batch. One process at a time
 * reads for a consumer. `signal` ends it after the batch at hand.
 */
export async function readEvents<Effect>(
  database: Database,
  consumer: EventConsumer<Effect>,
  log: Logger,
  signal?: AbortSignal,
): Promise<void> {
  for (let goesOn = true; goesOn && !signal?.aborted; ) {
    const news = await findNews(database.reader, consumer.name);
    if (news.isUnplaced) await placeEvents(database, signal);
    if (!news.isKnown) await database.transaction((tx) => registerConsumer(tx, consumer.name));
    goesOn = hasNews(news) && (await readBatch(database, consumer, log)) > 0;
  }
}

/** Takes at most `eventsAtOnce` new events and as many due ones. Returns how many. */
export async function readBatch<Effect>(
  database: Database,
  consumer: EventConsumer<Effect>,
  log: Logger,
): Promise<number> {
  return database.transaction(async (tx) => {
    const position = await lockPosition(tx, consumer.name);
    if (position === undefined) return 0;
    const retries = await takeDueRetries(tx, consumer.name, eventsAtOnce);
    const again = await takeEach(tx, consumer, retries, log);
    await dropRetries(tx, consumer.name, again.taken);
    const events = await takeNewEvents(tx, consumer.name, position, eventsAtOnce);
    const { effects, waiting } = await takeEach(tx, consumer, events, log);
    await putOff(tx, consumer.name, waiting);
    const last = events.at(-1);
    if (last) await movePosition(tx, consumer.name, last.position);
    await consumer.finish?.(tx, [...again.effects, ...effects]);
    return retries.length + events.length;
  });
}

type Taken<Effect> = { effects: Effect[]; taken: PlacedEvent[]; waiting: PlacedEvent[] };

/** All share a savepoint, since each costs two round trips. Where one fails, each has its own, so that the others take effect. */
async function takeEach<Effect>(
  tx: Tx,
  consumer: EventConsumer<Effect>,
  events: PlacedEvent[],
  log: Logger,
): Promise<Taken<Effect>> {
  const take = (event: PlacedEvent) => consumer.take(tx, event);
  const keep = async (event: PlacedEvent, error: unknown) => {
    await keepFailed(tx, consumer.name, event, (error as Error).message);
    log.error({ err: error, consumer: consumer.name, eventId: event.id }, "event not taken");
  };
  if (consumer.takesWithoutDatabase || events.length === 0) return takeInOrder(consumer, events, { take, keep });
  try {
    return await inSavepoint(tx, () => takeInOrder(consumer, events, { take, keep: rethrow }));
  } catch {
    return takeInOrder(consumer, events, { take: (event) => inSavepoint(tx, () => take(event)), keep });
  }
}

type Taking<Effect> = {
  take: (event: PlacedEvent) => Promise<Effect>;
  keep: (event: PlacedEvent, error: unknown) => Promise<void>;
};

const rethrow: Taking<unknown>["keep"] = async (_event, error) => {
  throw error;
};

/** A failed event waits for a retry, and later events of its object wait with it. */
async function takeInOrder<Effect>(
  consumer: EventConsumer<Effect>,
  events: PlacedEvent[],
  { take, keep }: Taking<Effect>,
): Promise<Taken<Effect>> {
  const result: Taken<Effect> = { effects: [], taken: [], waiting: [] };
  const held = new Set<string>();
  for (const event of events) {
    const object = `${event.object} ${event.subjectId}`;
    if (!isConcerned(consumer, event)) {
      result.taken.push(event);
      continue;
    }
    if (event.isHeld || held.has(object)) {
      result.waiting.push(event);
      continue;
    }
    try {
      result.effects.push(await take(event));
      result.taken.push(event);
    } catch (error) {
      held.add(object);
      await keep(event, error);
    }
  }
  return result;
}

const isConcerned = <Effect>(consumer: EventConsumer<Effect>, event: RecordedEvent): boolean =>
  consumer.concerns?.(event) ?? true;
