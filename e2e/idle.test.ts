import type { Page, Request } from "@playwright/test";
import { noticeKinds } from "../src/events/event.ts";
import { asPublisher, bookedOrder, type Caller, newAdvertiser, newFormat } from "./support/booked-order.ts";
import { expect, test } from "./support/byline.ts";
import { expectSettled, followRequests, frameIsReady } from "./support/readiness.ts";

const beatMilliseconds = 15_000;
const idleMilliseconds = 5 * 60_000;
const everyMailAtOnce = Object.fromEntries(noticeKinds.map((kind) => [kind, "at_once"]));

declare global {
  interface Window {
    heardChunks?: number;
  }
}

/** The stream's pieces as the app reads them, for every document that the page opens from now on. */
async function countHeard(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const real = window.fetch;
    window.heardChunks = 0;
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      if (!String(input).includes("/api/notifications/stream") || !answer.body) return answer;
      const counted = new TransformStream({
        transform(chunk, controller) {
          window.heardChunks = (window.heardChunks ?? 0) + 1;
          controller.enqueue(chunk);
        },
      });
      return new Response(answer.body.pipeThrough(counted), answer);
    };
  });
  return () => page.evaluate(() => window.heardChunks ?? 0);
}

function followCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request: Request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

/** A call elsewhere, until the page hears of it. */
async function hearFrom(call: Caller, heard: () => Promise<number>): Promise<void> {
  const before = await heard();
  expect((await call("PUT", "/api/client_users/subscription_preferences", everyMailAtOnce)).status).toBe(200);
  await expect.poll(heard, { intervals: [20] }).toBeGreaterThan(before);
}

/** Five minutes by the page's clock. The server's beats follow another clock, so calls elsewhere stand in for them. */
async function idle(page: Page, call: Caller, heard: () => Promise<number>): Promise<void> {
  for (let passed = 0; passed < idleMilliseconds; passed += beatMilliseconds) {
    await hearFrom(call, heard);
    await page.clock.runFor(beatMilliseconds);
  }
}

test("an open order and a board that nobody touches send at most three requests in five minutes, and show what changes", async ({
  byline,
  newPerson,
}) => {
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Idle", 100_000);
  const format = await newFormat(await asPublisher(byline.url), "Quiet Weekly", 20_000);
  const { id } = await bookedOrder(call, campaign, format);
  const page = await newPerson(login);
  await page.clock.install();
  const heard = await countHeard(page);
  // A server that begins to listen with this page's stream has it read everything anew.
  await page.goto(board);
  await expect.poll(heard).toBeGreaterThan(0);
  for (const [address, title] of [
    [`${board}?order=${id}`, "Nimbus opens two roasteries"],
    [board, "Nimbus opens three roasteries"],
  ] as const) {
    const requests = followCalls(page);
    const open = followRequests(page);
    await page.goto(address);
    await frameIsReady(page);
    await expect.poll(heard).toBeGreaterThan(0);
    // A stream's first byte comes before what it missed.
    await hearFrom(call, heard);
    await expectSettled(page);
    await open.expectNone();
    requests.length = 0;
    await idle(page, call, heard);
    expect(requests, address).toEqual(requests.slice(0, 3));
    await call("PATCH", `/api/orders/${id}`, { title });
    await expect(page.getByText(title).first()).toBeVisible();
  }
});

test("while the stream is away an open order is read at growing intervals", async ({ byline, newPerson }) => {
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Streamless", 100_000);
  const format = await newFormat(await asPublisher(byline.url), "Streamless Weekly", 20_000);
  const { id } = await bookedOrder(call, campaign, format);
  const page = await newPerson(login);
  await page.route("**/api/notifications/stream*", (route) => route.abort("connectionreset"));
  await page.clock.install();
  await page.goto(`${board}?order=${id}`);
  await frameIsReady(page);
  await expectSettled(page);
  const title = "Nimbus reads it late";
  await call("PATCH", `/api/orders/${id}`, { title });
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByText(title).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  let reads = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api/orders/${id}`) reads += 1;
  });
  await page.clock.runFor(idleMilliseconds);
  expect(reads, "a minute apart at the end").toBeLessThanOrEqual(15);
});
