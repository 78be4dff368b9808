import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { aBooking, openTrade } from "../../../../test/scene.ts";
import { openTestServer } from "../../../../test/server.ts";
import { buildMonitor } from "../../../server.ts";
import { figures } from "./figures.ts";

const { byline, ada, paul } = await openTrade();

const scrape = (
  headers: Record<string, string> = {},
  remoteAddress = "127.0.0.1",
  { app }: { app: FastifyInstance } = byline,
) => app.inject({ url: "/metrics", headers, remoteAddress });

/** The value of a series, as Prometheus reads it. */
const seriesValue = (text: string, series: string): number | undefined => {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test("a monitor reads calls by operation, money held, queues, disk and the database", async () => {
  await aBooking(ada, paul.formatId);
  const held = (await ada.person.get(`/api/wallets/${ada.organization}`)).body.heldCents / 100;
  expect((await ada.person.get(`/api/orders/${crypto.randomUUID()}`)).status).toBe(404);
  await vi.waitFor(async () => {
    const { statusCode, headers, body } = await scrape();
    expect([statusCode, headers["content-type"]]).toEqual([200, expect.stringContaining("text/plain")]);
    expect(
      seriesValue(body, 'byline_http_request_duration_seconds_count{operation="GET /api/orders/:id",status="404"}'),
    ).toBe(1);
    expect(seriesValue(body, 'byline_money_customers_dollars{account="held"}')).toBe(held);
    expect(seriesValue(body, "byline_database_connections_max")).toBeGreaterThan(0);
    expect(seriesValue(body, "byline_disk_free_bytes")).toBeGreaterThan(0);
    expect(seriesValue(body, 'byline_pool_connections{state="waiting"}')).toBe(0);
    expect(seriesValue(body, "byline_nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
    expect(seriesValue(body, "byline_books_problems"), "absent before the first check").toBeUndefined();
  }, 60_000);
});

test("a worker tells of itself and the installation, and serves nothing else", async () => {
  const log = pino({ level: "silent" });
  const worker = await buildMonitor({ config: byline.config, database: byline.database, log });
  try {
    const { body } = await scrape({}, "127.0.0.1", { app: worker });
    for (const { name } of figures) expect(body).toContain(`# HELP ${name}`);
    expect(seriesValue(body, "byline_nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
    expect((await worker.inject("/health/ready")).statusCode).toBe(200);
    expect((await worker.inject("/api/orders")).statusCode).toBe(404);
  } finally {
    await worker.close();
  }
});

test("each figure is told under its name", async () => {
  const { body } = await scrape();
  for (const { name, help } of figures) expect(body).toContain(`# HELP ${name} ${help}`);
});

test("without a token only private addresses read it, and none through a proxy", async () => {
  expect((await scrape({}, "10.1.2.3")).statusCode).toBe(200);
  expect((await scrape({}, "8.8.8.8")).statusCode).toBe(404);
  expect((await scrape({ "x-forwarded-for": "10.1.2.3" })).statusCode).toBe(404);
});

test("with a token whoever knows it reads it, from anywhere, and nobody else", async () => {
  const token = "a quiet harbour at dawn";
  const other = await openTestServer({ env: { METRICS_TOKEN: token } });
  try {
    expect((await scrape({}, "127.0.0.1", other)).statusCode).toBe(404);
    expect((await scrape({ authorization: "Bearer wrong" }, "127.0.0.1", other)).statusCode).toBe(404);
    expect((await scrape({ authorization: `Bearer ${token}` }, "8.8.8.8", other)).statusCode).toBe(200);
  } finally {
    await other.close();
  }
});
