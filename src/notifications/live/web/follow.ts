import { api } from "#platform/web/calls/client.ts";
import { type ReceivedEvent, receivedEvents } from "#platform/web/calls/event-stream.ts";
import { config } from "#platform/web/config.ts";
import { lookForBuild } from "#platform/web/new-build/watch-builds.ts";
import { refresh } from "#platform/web/query-client.ts";
import { accessToken, refreshSession } from "#platform/web/session.ts";
import { repeatedMilliseconds } from "../repeat.ts";
import { heardResources } from "./affected.ts";
import { takeChange } from "./changes.ts";

const shortestWait = 1_000;
const longestWait = 60_000;
/** The server beats every 15 seconds; a line that is silent for three beats is dead. */
const silenceMilliseconds = 45_000;

/** The last notification heard, and the time of the last byte: `performance.now()` counts from the page's load. */
type Heard = { lastId: string | undefined; at: number };

/**
 * Follows notifications and changes while the page is visible, since browsers allow few connections per server. While
 * the stream is away, everything is read anew at growing intervals instead: the app's only poll (decision 0170).
 */
export async function followNotifications(stop: AbortSignal): Promise<void> {
  const heard: Heard = { lastId: undefined, at: 0 };
  let wait = shortestWait;
  while (!stop.aborted) {
    await isSeen(stop);
    const hidden = new AbortController();
    const hide = () => document.visibilityState === "hidden" && hidden.abort();
    document.addEventListener("visibilitychange", hide);
    const wasOpen = await followOnce(heard, AbortSignal.any([stop, hidden.signal]));
    document.removeEventListener("visibilitychange", hide);
    if (stop.aborted || hidden.signal.aborted) continue;
    if (wasOpen) wait = shortestWait;
    await rest(wait * (0.5 + Math.random()), stop);
    if (!wasOpen && !stop.aborted) void readAll();
    wait = Math.min(wait * 2, longestWait);
  }
}

/** Returns whether the stream was open for at least one beat or event. */
async function followOnce(heard: Heard, signal: AbortSignal): Promise<boolean> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceMilliseconds);
  let chunks = 0;
  const listen = () => {
    chunks += 1;
    heard.at = performance.now();
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silenceMilliseconds);
  };
  try {
    const unheard = Math.round(performance.now() - heard.at);
    const gap = { lastId: heard.lastId, unheard };
    const body = await openStream(gap, AbortSignal.any([signal, silent.signal]));
    if (heard.at > 0) lookForBuild();
    if (unheard > repeatedMilliseconds) void readAll();
    for await (const event of receivedEvents(body, listen)) {
      heard.lastId = event.id ?? heard.lastId;
      take(event);
    }
  } catch {
    // The caller opens a broken or refused stream again.
  } finally {
    clearTimeout(timer);
  }
  return chunks > 1;
}

type Gap = { lastId: string | undefined; unheard: number };

async function openStream(gap: Gap, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const token = await accessToken();
  const answer = await ask(token, gap, signal);
  if (answer.status === 401 && token) {
    const renewed = await refreshSession(token);
    if (renewed) return bodyOf(await ask(renewed, gap, signal));
  }
  return bodyOf(answer);
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

function bodyOf({ ok, body, status }: Response): ReadableStream<Uint8Array> {
  if (!ok || !body) throw new Error(`no stream: ${status}`);
  return body;
}

function take({ name, content }: ReceivedEvent): void {
  if (name === "change") takeChange(JSON.parse(content));
  else void (name === "missed" ? readAll() : refresh(api.notifications));
}

const readAll = (): Promise<void> => refresh(...heardResources);

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
