import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTracker } from "#platform/web/analytics/tracker.ts";

type ReceivedBatch = {
  path: string;
  type: string;
  body: { batch: Record<string, unknown>[] } & Record<string, unknown>;
};

let server: Server;
let received: ReceivedBatch[];
let kept: Map<string, string>;
let now: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  received = [];
  kept = new Map();
  now = Date.parse("2026-11-20T10:00:00Z");
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      received.push({
        path: request.url ?? "",
        type: request.headers["content-type"] ?? "",
        body: JSON.parse(text),
      });
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const store = {
  read: (name: string) => kept.get(name),
  write: (name: string, value: string | undefined) => {
    if (value === undefined) kept.delete(name);
    else kept.set(name, value);
  },
};

function started() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { postHog: { url, key: "phc_key" }, segment: { url, key: "byline" } };
  return createTracker({ settings, store, now: () => now });
}

async function arrived(count: number): Promise<ReceivedBatch[]> {
  await vi.waitFor(() => expect(received).toHaveLength(count), { interval: 10, timeout: 60_000 });
  return received.toSorted((one, other) => one.path.localeCompare(other.path));
}

test("R9.13: after five seconds each provider has the batch in its own words", async () => {
  const tracker = started();
  tracker.track("pageview", { path: "/media", url: "http://byline.example/media", route: "/media" });
  tracker.become("ada");
  expect(received).toEqual([]);
  vi.advanceTimersByTime(5_000);
  const [postHog, segment] = await arrived(2);
  expect(postHog).toMatchObject({
    path: "/batch/",
    type: "text/plain",
    body: {
      api_key: "phc_key",
      batch: [
        {
          event: "$pageview",
          distinct_id: kept.get("visitor"),
          timestamp: "2026-11-20T10:00:00.000Z",
          properties: { path: "/media", $current_url: "http://byline.example/media" },
        },
        { event: "$identify", distinct_id: "ada", properties: { $anon_distinct_id: kept.get("visitor") } },
      ],
    },
  });
  expect(segment).toMatchObject({
    path: "/v1/batch",
    body: {
      writeKey: "byline",
      batch: [
        { type: "page", anonymousId: kept.get("visitor"), properties: { path: "/media" } },
        { type: "identify", userId: "ada", anonymousId: kept.get("visitor") },
      ],
    },
  });
});

test("R7.2: a person is told of once, however often they come back; another person is somebody else", () => {
  const tracker = started();
  expect(tracker.become("ada")).toBe(true);
  const browser = kept.get("visitor");
  expect(tracker.become("ada")).toBe(false);
  expect(started().become("ada")).toBe(false);
  expect(tracker.become("paul")).toBe(true);
  expect(kept.get("visitor")).not.toBe(browser);
});

test("R4.13: sign-out sends what was hers and resets both identities", async () => {
  const tracker = started();
  tracker.become("ada");
  tracker.become(null);
  expect([...kept]).toEqual([]);
  const [, segment] = await arrived(2);
  expect(segment?.body.batch).toMatchObject([{ userId: "ada" }]);
  tracker.track("pageview");
  tracker.flush();
  const after = (await arrived(4)).filter(({ path }) => path === "/v1/batch")[1];
  expect(after?.body.batch[0]).not.toHaveProperty("userId");
});

test("R9.13: half an hour without an event ends the visit", async () => {
  const tracker = started();
  const visit = () => kept.get("visit")?.split(".")[0];
  tracker.track("pageview");
  const first = visit();
  now += 1_800_000;
  tracker.track("pageview");
  expect(visit()).toBe(first);
  now += 1_800_001;
  tracker.track("pageview");
  expect(visit()).not.toBe(first);
});

test("who withdraws is forgotten, and what waited is not sent", async () => {
  const tracker = started();
  tracker.track("pageview");
  tracker.stop();
  vi.advanceTimersByTime(60_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(received).toEqual([]);
  expect([...kept]).toEqual([]);
});

test("a provider that can't be reached disturbs nobody", async () => {
  const tracker = createTracker({
    settings: { segment: { url: "http://127.0.0.1:9", key: "byline" } },
    store,
    now: () => now,
  });
  tracker.track("pageview");
  expect(() => tracker.flush()).not.toThrow();
});
