import { api } from "#platform/web/calls/client.ts";
import { type ReceivedEvent, receivedEvents } from "#platform/web/calls/event-stream.ts";
import { config } from "#platform/web/config.ts";
import { refresh } from "#platform/web/query-client.ts";
import { accessToken, refreshSession } from "#platform/web/session.ts";
import { repeatedMilliseconds } from "../repeat.ts";
import { affectedBy, isKnownKind } from "./affected.ts";

const shortestWait = 1_000;
const missed: ReceivedEvent = { name: "missed", id: undefined, content: "" };
const longestWait = 60_000;

/**
 * Streams notifications while the page is visible, since browsers allow few connections per server. Reconnects with
 * growing waits and asks for missed ones, at first since the page's load.
 */
export async function followNotifications(stop: AbortSignal): Promise<void> {
  let lastId: string | undefined;
  // `performance.now()` counts from the page's load.
  let heardAt = 0;
  let wait = shortestWait;
  while (!stop.aborted) {
    await isSeen(stop);
    const hidden = new AbortController();
    const hide = () => document.visibilityState === "hidden" && hidden.abort();
    document.addEventListener("visibilitychange", hide);
    let isOpen = false;
    try {
      const unheard = Math.round(performance.now() - heardAt);
      const events = await openStream({ lastId, unheard }, AbortSignal.any([stop, hidden.signal]));
      isOpen = true;
      if (!lastId && unheard > repeatedMilliseconds) void take(missed);
      for await (const event of events) {
        wait = shortestWait;
        lastId = event.id ?? lastId;
        void take(event);
      }
    } catch {
      // A broken or refused stream is opened again below.
    }
    if (isOpen) heardAt = performance.now();
    document.removeEventListener("visibilitychange", hide);
    if (stop.aborted || hidden.signal.aborted) continue;
    await rest(wait * (0.5 + Math.random()), stop);
    wait = Math.min(wait * 2, longestWait);
  }
}

type Gap = { lastId: string | undefined; unheard: number };

async function openStream(gap: Gap, signal: AbortSignal): Promise<AsyncIterable<ReceivedEvent>> {
  const token = await accessToken();
  const answer = await ask(token, gap, signal);
  if (answer.status === 401 && token) {
    const renewed = await refreshSession(token);
    if (renewed) return eventsOf(await ask(renewed, gap, signal));
  }
  return eventsOf(answer);
}

const ask = (token: string | undefined, { lastId, unheard }: Gap, signal: AbortSignal): Promise<Response> =>
  fetch(`${config.apiUrl}/notifications/stream?within=${Math.min(unheard, repeatedMilliseconds)}`, {
    signal,
    headers: {
      Accept: "text/event-stream",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(lastId ? { "Last-Event-ID": lastId } : {}),
    },
  });

function eventsOf({ ok, body, status }: Response): AsyncIterable<ReceivedEvent> {
  if (!ok || !body) throw new Error(`no stream: ${status}`);
  return receivedEvents(body);
}

/** Refreshes resources affected by the event, or all of them after a gap. */
function take({ name, content }: ReceivedEvent): Promise<void> {
  if (name === "missed") return refresh(api.notifications, ...Object.values(affectedBy).flat());
  const { kind } = JSON.parse(content) as { kind?: unknown };
  return refresh(api.notifications, ...(isKnownKind(kind) ? affectedBy[kind] : []));
}

const isSeen = (stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === "visible" || stop.aborted) return resolve();
    const look = () => {
      if (document.visibilityState === "hidden" && !stop.aborted) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    stop.addEventListener("abort", look, { once: true });
  });

const rest = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const cut = () => {
      clearTimeout(timer);
      resolve();
    };
    stop.addEventListener("abort", cut, { once: true });
    // Back online: no need to wait longer.
    addEventListener("online", cut, { once: true, signal: stop });
  });
