import { setTimeout as sleep } from "node:timers/promises";
import type { ServerEventBus } from "@modelcontextprotocol/server";
import type { Database } from "#platform/database/database.ts";
import { callOperation } from "#platform/http/call.ts";
import type { Representation } from "#platform/http/resource.ts";
import type { AgentToken } from "./call-tool.ts";
import { countEvents } from "./queries-events.ts";
import { type ReadableResources, readableAddress } from "./readable.ts";
import type { ToolAction } from "./tools.ts";

const lookMilliseconds = 1_000;
const beatMilliseconds = 15_000;
const watchedMax = 50;

/** Throws once the token has ended. */
type IdentifyAgain = () => Promise<AgentToken>;

type WatchParts = {
  database: Database;
  resources: ReadableResources;
  identify: IdentifyAgain;
  warn: (error: unknown) => void;
};

/** All that one stream follows: `onEnd` is told when the token no longer may. */
export type ResourceWatch = { uris: string[]; bus: ServerEventBus; onEnd: (end: () => void) => void };

/** An item that a client follows. It changes with its own events, a listing with its outlet's too. */
type WatchedItem = { uri: string; action: ToolAction; id: string; subjects: readonly string[] };

/**
 * Tells an agent which of the resources that it named have changed (decision 0242). Events count from here, so that none
 * is missed once the stream is acknowledged.
 */
export async function openWatch(parts: WatchParts, uris: readonly string[]): Promise<ResourceWatch> {
  const token = await parts.identify();
  const named = [...new Set(uris)].slice(0, watchedMax);
  const watched: WatchedItem[] = [];
  // One after the other: fifty at once would take every connection.
  for (const uri of named) {
    const item = await watchedAt(parts, token, uri);
    if (item) watched.push(item);
  }
  const subjects = [...new Set(watched.flatMap((each) => each.subjects))];
  const counted = await countEvents(parts.database.reader, subjects);
  const stopping = new AbortController();
  let end = () => {};
  const bus: ServerEventBus = {
    publish: () => {},
    subscribe: (listener) => {
      const tell = (uri: string) => listener({ kind: "resource_updated", uri });
      follow(parts, { watched, subjects, counted, tell, signal: stopping.signal })
        .catch((error: unknown) => stopping.signal.aborted || parts.warn(error))
        .finally(() => end());
      return () => stopping.abort();
    },
  };
  const onEnd = (ending: () => void) => {
    end = ending;
  };
  return { uris: watched.map(({ uri }) => uri), bus, onEnd };
}

type Following = {
  watched: readonly WatchedItem[];
  subjects: readonly string[];
  counted: ReadonlyMap<string, number>;
  tell: (uri: string) => void;
  signal: AbortSignal;
};

/** Asks before each word, and at each beat, whether the token lives. An item that it no longer reads is told of once more. */
async function follow(parts: WatchParts, { watched, subjects, counted, tell, signal }: Following): Promise<void> {
  let [before, beatAt] = [counted, Date.now() + beatMilliseconds];
  const gone = new Set<string>();
  while (!signal.aborted) {
    await sleep(lookMilliseconds, undefined, { signal });
    const now = await countEvents(parts.database.reader, subjects);
    const isChanged = (id: string) => now.get(id) !== before.get(id);
    const changed = watched.filter(({ uri, subjects: own }) => own.some(isChanged) && !gone.has(uri));
    before = now;
    if (changed.length === 0 && Date.now() < beatAt) continue;
    const token = await parts.identify();
    beatAt = Date.now() + beatMilliseconds;
    for (const { uri, action, id } of changed) {
      if (!(await readAs(parts, token, action, id))) gone.add(uri);
      tell(uri);
    }
  }
}

async function watchedAt(parts: WatchParts, token: AgentToken, uri: string): Promise<WatchedItem | undefined> {
  const { name, id } = readableAddress(uri) ?? {};
  const action = parts.resources.byName.get(name ?? "");
  const item = action && id !== undefined ? await readAs(parts, token, action, id) : undefined;
  if (!action || id === undefined || !item) return undefined;
  const outlet = typeof item.media === "string" ? item.media.split("/").at(-1) : undefined;
  return { uri, action, id, subjects: outlet === undefined ? [id] : [id, outlet] };
}

/** Undefined where the token does not read it, or no more. */
async function readAs(
  { database }: WatchParts,
  token: AgentToken,
  { callable }: ToolAction,
  id: string,
): Promise<Representation | undefined> {
  if (!token.may(callable.operation)) return undefined;
  const asked = { parameters: { id }, query: {}, body: undefined, key: undefined, ifMatch: undefined };
  try {
    const { answer } = await callOperation(database, token.callerOf(callable.operation), callable, asked);
    return answer as Representation;
  } catch {
    return undefined;
  }
}
