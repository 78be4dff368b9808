import { v7 as newId } from "uuid";
import { createBatcher } from "./batcher.ts";
import type { AnalyticsEvent, EventName, Properties } from "./event.ts";
import { createIdentity, type Store } from "./identity.ts";
import { type AnalyticsSettings, deliveriesOf } from "./providers.ts";

type TrackerParts = { settings: AnalyticsSettings; store: Store; now: () => number };

/** Records events and sends them to the configured providers. It exists only while the person agrees to it. */
export function createTracker({ settings, store, now }: TrackerParts) {
  const identity = createIdentity(store, now);
  const batcher = createBatcher<AnalyticsEvent>((events) => {
    for (const { url, body } of deliveriesOf(settings, events)) void post(url, body);
  });
  const track = (name: EventName, properties: Properties = {}) =>
    batcher.add({
      id: newId(),
      at: new Date(now()).toISOString(),
      name,
      properties,
      anonymousId: identity.anonymousId(),
      userId: identity.userId(),
      sessionId: identity.sessionId(),
    });
  /** Sends what waits, still as who it was, and forgets everybody (R4.13). */
  const reset = () => {
    batcher.flush();
    identity.forget();
  };
  return {
    track,
    flush: batcher.flush,
    /** Says who is signed in, null for nobody. True when somebody was not known as this user before. */
    become(userId: string | null): boolean {
      const known = identity.userId();
      if (known === userId) return false;
      if (known !== null) reset();
      if (userId === null) return false;
      identity.become(userId);
      track("identify");
      return true;
    },
    /** The person withdrew: what waits is not sent, what was kept is gone. */
    stop(): void {
      batcher.drop();
      identity.forget();
    },
  };
}

export type Tracker = ReturnType<typeof createTracker>;

/**
 * `keepalive` lets the last batch outlive the page. Plain text needs no CORS question first, which a closing page could not wait
 * for. A lost batch is lost: nobody's work depends on it.
 */
async function post(url: string, body: unknown): Promise<void> {
  await fetch(url, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify(body),
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined);
}
