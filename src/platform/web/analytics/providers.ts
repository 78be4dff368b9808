import type { AnalyticsEvent, EventName } from "./event.ts";

/** Public: every visitor's page has both. */
type Endpoint = { url: string; key: string };

/** Product analytics and customer analytics (R4.13). */
export type AnalyticsSettings = { postHog?: Endpoint; segment?: Endpoint };

type Delivery = { url: string; body: unknown };

export function deliveriesOf({ postHog, segment }: AnalyticsSettings, events: AnalyticsEvent[]): Delivery[] {
  return [postHog && toPostHog(postHog, events), segment && toSegment(segment, events)].filter(
    (each) => each !== undefined,
  );
}

const postHogNames: Record<EventName, string> = {
  pageview: "$pageview",
  pageleave: "$pageleave",
  identify: "$identify",
  error: "error_shown",
};

/** https://posthog.com/docs/api/capture */
function toPostHog({ url, key }: Endpoint, events: AnalyticsEvent[]): Delivery {
  const batch = events.map(({ id, at, name, properties, anonymousId, userId, sessionId }) => ({
    uuid: id,
    event: postHogNames[name],
    distinct_id: userId ?? anonymousId,
    timestamp: at,
    properties: {
      ...properties,
      ...(properties.url ? { $current_url: properties.url } : {}),
      $session_id: sessionId,
      ...(name === "identify" ? { $anon_distinct_id: anonymousId } : {}),
    },
  }));
  return { url: `${url}/batch/`, body: { api_key: key, batch } };
}

const segmentTracks: Record<Exclude<EventName, "identify" | "pageview">, string> = {
  pageleave: "Page Left",
  error: "Error Shown",
};

/** https://segment.com/docs/connections/sources/catalog/libraries/server/http-api/ */
function toSegment({ url, key }: Endpoint, events: AnalyticsEvent[]): Delivery {
  const batch = events.map(({ id, at, name, properties, anonymousId, userId, sessionId }) => ({
    ...segmentKind(name),
    messageId: id,
    timestamp: at,
    anonymousId,
    ...(userId === null ? {} : { userId }),
    ...(name === "identify" ? { traits: {} } : { properties: { ...properties, sessionId } }),
  }));
  return { url: `${url}/v1/batch`, body: { writeKey: key, batch } };
}

function segmentKind(name: EventName): { type: string; event?: string } {
  if (name === "identify") return { type: "identify" };
  if (name === "pageview") return { type: "page" };
  return { type: "track", event: segmentTracks[name] };
}
