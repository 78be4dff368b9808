import { v7 as newId } from "uuid";
import { createBatcher } from "./batcher.ts";
import type { AnalyticsEvent, EventName, Properties } from "./event.ts";
import { createIdentity, type Store } from "./identity.ts";
import { type AnalyticsSettings, deliveriesOf } from "./providers.ts";

type TrackerParts = { settings: AnalyticsSettings; store: Store; now: () => number };

/** Records events for the configured providers. Exists only while the person agrees. */
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
  /** Sends waiting events under the old identity, then forgets it (R4.13). */
  const reset = () => {
    batcher.flush();
    identity.forget();
  };
  return {
    track,
    flush: batcher.flush,
    /** Sets the signed-in person, null for nobody. Returns true for a person who was not identified before. */
    become(userId: string | null): boolean {
      const known = identity.userId();
      if (known === userId) return false;
      if (known !== null) reset();
      if (userId === null) return false;
      identity.become(userId);
      track("identify");
      return true;
    },
    /** Consent was withdrawn: waiting events are dropped and identities deleted. */
    stop(): void {
      batcher.drop();
      identity.forget();
    },
  };
}

export type Tracker = ReturnType<typeof createTracker>;

/**
 * `keepalive` lets the last batch outlive the page. Plain text avoids a CORS preflight, which a closing page could not
 * await. Lost batches are acceptable.
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
