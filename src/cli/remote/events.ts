import { setTimeout as sleep } from "node:timers/promises";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { fullPage } from "#platform/contract/list-length.ts";
import type { PublicEvent } from "#webhooks/events/contract.ts";
import { askServer, documentOf } from "./ask-server.ts";
import { type Connection, readConnection } from "./connection.ts";
import { isList } from "./show.ts";
import { ServerSilent, type Terminal } from "./terminal.ts";

const againMilliseconds = 1_000;

export type EventsWanted = { follow: boolean; json: boolean; name: string[]; organization?: string; after?: string };

/** Prints events, oldest first; goes on as they happen with `follow`. */
export async function showEvents({ follow, json, ...filter }: EventsWanted, terminal: Terminal): Promise<void> {
  const connect = () => readConnection(terminal.env);
  const show = (event: PublicEvent) =>
    terminal.print(json ? JSON.stringify(event) : `${event.createdAt}  ${event.name.padEnd(28)} ${event.about}`);
  if (follow) return followEvents(connect, filter, { signal: terminal.signal, heard: async (event) => show(event) });
  const query = { ...filter, itemsPerPage: fullPage };
  const document = await documentOf(await askServer(await connect(), { path: "/api/events", query }));
  if (isList(document)) for (const event of document["hydra:member"]) show(event as PublicEvent);
}

type Following = { signal: AbortSignal; heard: (event: PublicEvent) => Promise<void> };

/** Hears each event once and in order, until the person ends it; a broken line is taken up where it broke. */
export async function followEvents(
  connect: () => Promise<Connection>,
  { after, ...filter }: Omit<EventsWanted, "follow" | "json">,
  { signal, heard }: Following,
): Promise<void> {
  let [last, wasHeard] = [after, false];
  while (!signal.aborted) {
    try {
      const query = { ...filter, after: last };
      const answer = await askServer(await connect(), { path: "/api/events/stream", query, signal });
      wasHeard = true;
      for await (const { data, id } of eventsOf(answer)) {
        await heard(JSON.parse(data) as PublicEvent);
        last = id ?? last;
      }
    } catch (error) {
      const isBroken = error instanceof TypeError || error instanceof ServerSilent;
      if (!(isBroken && wasHeard) && !signal.aborted) throw error;
    }
    await sleep(againMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}

export function eventsOf(answer: Response): AsyncIterable<{ data: string; id?: string | undefined }> {
  if (!answer.body) throw new TypeError("the answer has no body");
  return answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
}
