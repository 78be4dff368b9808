import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { askServer, documentOf } from "./ask-server.ts";
import { type Connection, readConnection } from "./connection.ts";
import { type EventsWanted, followEvents } from "./events.ts";
import { RemoteError, type Terminal } from "./terminal.ts";

export type ForwardedEvents = Omit<EventsWanted, "follow" | "json"> & { forward: string; secret: string | undefined };

const answerMilliseconds = 20_000;

/**
 * Posts each event to a program on this machine, signed and shaped as webhooks are. The secret is new for each run unless
 * one is named.
 */
export async function listenForWebhooks(
  { forward, secret: given, ...filter }: ForwardedEvents,
  terminal: Terminal,
): Promise<void> {
  const connect = () => readConnection(terminal.env);
  if (!URL.canParse(forward)) throw new RemoteError("Name where to forward: --forward http://localhost:8080/hook", 2);
  const secret = given ?? `whsec_${randomBytes(32).toString("base64")}`;
  const signing = new Webhook(secret);
  terminal.tell(`Forwarding to ${forward}. Check signatures with ${secret}. Ctrl-C ends it.`);
  await followEvents(connect, filter, {
    signal: terminal.signal,
    heard: async (event) => {
      const payload = await payloadOf(await connect(), event.about);
      const body = JSON.stringify({ type: event.name, timestamp: event.createdAt, data: { ...event, payload } });
      const at = new Date();
      const headers = {
        "content-type": "application/json",
        "webhook-id": event.id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
        "webhook-signature": signing.sign(event.id, at, body),
      };
      terminal.print(`${event.name}  ${event.about}  ${await delivered(forward, headers, body)}`);
    },
  });
}

/** Null for what the token may not read, or is gone. */
const payloadOf = (connection: Connection, about: string): Promise<unknown> =>
  askServer(connection, { path: about }).then(documentOf, () => null);

async function delivered(url: string, headers: Record<string, string>, body: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(answerMilliseconds);
    const answer = await fetch(url, { method: "POST", headers, body, signal });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    return `not delivered: ${((error as Error).cause as Error | undefined)?.message ?? (error as Error).message}`;
  }
}
