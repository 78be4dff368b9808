import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../support/byline.ts";
import { expectSettled, followRequests } from "../support/readiness.ts";
import { tours } from "../support/tours.ts";

/** Gzipped kilobytes of scripts (1,000 bytes), and the layout shift. */
const bounds = { scriptsToPaint: 200, scripts: 340, shift: 0.02 };

/** Names of screens to weigh, as `advertiser /offers`; all signed-in ones and the painted ones by default. */
const asked = new RegExp(process.env.WEIGHED ?? ".");
const painted = ["/", "/sign-in", "/sign-up"];

/** `largest` is painted last of all; empty for the page's own first words, which have left. */
type Weight = { scriptsToPaint: number; scripts: number; shift: number; largest: string; moved: string };

test("first loads are light, and nothing moves", async ({ newPerson, byline }) => {
  // A hundred screens of seven seconds each.
  test.setTimeout(1_800_000);
  const weights: Record<string, Weight> = {};
  for (const { side, who, paths, addresses } of tours) {
    const offered = side === "visitor" ? painted : paths;
    const weighed = offered.filter((path) => asked.test(`${side} ${path}`));
    if (weighed.length === 0) continue;
    const page = await newPerson(who);
    const found = await addresses(byline.url);
    for (const path of weighed) {
      const [screen = "", query] = path.split("?");
      const address = found[screen] ?? screen;
      weights[`${side} ${path}`] = await weigh(page, query ? `${address}?${query}` : address);
    }
  }
  console.table(weights);
  for (const [path, weight] of Object.entries(weights)) {
    expect
      .soft(weight.scriptsToPaint, `${path}, kB until the largest paint`)
      .toBeLessThanOrEqual(bounds.scriptsToPaint);
    expect.soft(weight.scripts, `${path}, kB with all that comes`).toBeLessThanOrEqual(bounds.scripts);
    expect.soft(weight.shift, `${path}, layout shift`).toBeLessThanOrEqual(bounds.shift);
  }
});

/** Loads a page with an empty cache over a phone's network. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const requests = followRequests(page);
  const session = await page.context().newCDPSession(page);
  const scripts = await followScripts(session);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expectSettled(page);
  await requests.expectNone();
  // Parts behind the first screen come a second later.
  await page.waitForTimeout(3_000);
  await requests.expectNone();
  const { painted, largest, shift, moved } = await page.evaluate(readPaint);
  await session.detach();
  const sum = (until: number) =>
    Math.round(scripts().reduce((all, { bytes, at }) => all + (at <= until ? bytes : 0), 0) / 100) / 10;
  return {
    scriptsToPaint: sum(painted),
    scripts: sum(Infinity),
    shift: Math.round(shift * 1_000) / 1_000,
    largest,
    moved: shift > bounds.shift ? moved.join(", ") : "",
  };
}

type LoadedScript = { bytes: number; at: number };

/** Answers the scripts so far: bytes on the wire, and milliseconds since the page's start. */
async function followScripts(session: CDPSession): Promise<() => LoadedScript[]> {
  const isScript = new Set<string>();
  const loaded: { bytes: number; timestamp: number }[] = [];
  let start: number | undefined;
  session.on("Network.requestWillBeSent", ({ requestId, type, timestamp }) => {
    if (type === "Document") start ??= timestamp;
    if (type === "Script") isScript.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) isScript.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    if (isScript.has(requestId)) loaded.push({ bytes: encodedDataLength, timestamp });
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  return () => loaded.map(({ bytes, timestamp }) => ({ bytes, at: (timestamp - (start ?? timestamp)) * 1_000 }));
}

type LargestPaint = PerformanceEntry & { element: Element | null };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

type Paint = { painted: number; largest: string; shift: number; moved: string[] };

function readPaint(): Promise<Paint> {
  return new Promise((resolve) => {
    const begin = (element: Node | null) => (element?.textContent ?? "").trim().slice(0, 40);
    let painted = 0;
    let largest = "";
    let shift = 0;
    const paint = new PerformanceObserver((list) => {
      for (const { startTime, element } of list.getEntries() as LargestPaint[]) {
        painted = startTime;
        largest = begin(element);
      }
    });
    paint.observe({ type: "largest-contentful-paint", buffered: true });
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        shift += entry.value;
        for (const { node } of entry.sources) if (node) moved.push(begin(node));
      }
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve({ painted, largest, shift, moved }), 200);
  });
}
