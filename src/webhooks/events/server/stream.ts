import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Actor } from "#accounts/actor.ts";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { Refusal } from "#platform/http/errors.ts";
import { EventStream } from "#platform/http/event-stream.ts";
import { parseQuery } from "#platform/http/query.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type EventFilter, eventStreamQuery } from "../contract.ts";
import { findNewestEvent, listEvents } from "./queries.ts";

const texts = catalogue("webhooks.events.server.stream", {
  tooManyStreams: (streamsPerPerson: number) => `You follow the events ${streamsPerPerson} times. End one of them.`,
});

type Options = {
  database: Database;
  log: Logger;
  /** Throws once the session or the token has ended. */
  authenticate: (request: FastifyRequest) => Promise<Actor>;
  beatMilliseconds?: number;
};

/** Per process. */
const streamsPerPerson = 4;
const lookMilliseconds = 1_000;
const eventsAtOnce = 100;

/** `GET /api/events/stream`: for programs that can't be reached by a webhook. 429 for a fifth stream of a person. */
export async function eventStream(app: FastifyInstance, options: Options): Promise<void> {
  const { database, log, authenticate } = options;
  const open = new Map<string, Set<EventStream>>();
  app.setErrorHandler(answerError);
  // Open answers would keep the server from closing.
  app.addHook("preClose", async () => {
    for (const stream of [...open.values()].flatMap((own) => [...own])) stream.end();
  });
  app.get("/events/stream", async (request, reply) => {
    const actor = await authenticate(request);
    const { after, ...filter } = parseQuery(eventStreamQuery, request.query);
    const lastId = eventStreamQuery.shape.after.parse(request.headers["last-event-id"] || undefined) ?? after;
    const behind = lastId ?? (await findNewestEvent(database.reader, actor));
    // Refused before the answer begins.
    await listEvents(database.reader, actor, { ...filter, after: behind, page: 1, itemsPerPage: 1 });
    const own = open.get(actor.userId) ?? new Set();
    if (own.size >= streamsPerPerson)
      throw new Refusal(429, "too_many_streams", texts.tooManyStreams(streamsPerPerson), { retryAfterSeconds: 60 });
    const stream = new EventStream(reply);
    open.set(actor.userId, own.add(stream));
    stream.onClose(() => own.delete(stream) && own.size === 0 && open.delete(actor.userId));
    follow(stream, { request, filter, behind, ...options }).catch((error) => {
      if (!(error instanceof Refusal)) log.warn({ err: error }, "a stream of events ended");
      stream.end();
    });
    return reply;
  });
}

type Following = Options & { request: FastifyRequest; filter: Omit<EventFilter, "after">; behind: string | undefined };

/** Sends what happens until the reader leaves; asks at each beat whether they may still read. */
async function follow(stream: EventStream, { request, filter, behind, ...options }: Following): Promise<void> {
  const { database, authenticate, beatMilliseconds = 15_000 } = options;
  let actor = await authenticate(request);
  let [after, beatAt] = [behind, Date.now() + beatMilliseconds];
  while (!stream.isClosed) {
    const page = { after, page: 1, itemsPerPage: eventsAtOnce };
    const { items } = await listEvents(database.reader, actor, { ...filter, ...page });
    for (const event of items) stream.send({ name: event.name, id: event.id, content: event });
    after = items.at(-1)?.id ?? after;
    if (items.length === eventsAtOnce) continue;
    await sleep(lookMilliseconds);
    if (Date.now() < beatAt) continue;
    actor = await authenticate(request);
    stream.beat();
    beatAt = Date.now() + beatMilliseconds;
  }
}
