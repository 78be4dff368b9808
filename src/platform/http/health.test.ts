import Fastify from "fastify";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import { openDatabase } from "../database/database.ts";
import { healthRoutes } from "./health.ts";

const testDatabase = await createTestDatabase();
const database = openDatabase({ url: testDatabase.url, poolSize: 1, log: pino({ level: "silent" }) });
const app = Fastify();
const stopping = new AbortController();
await app.register(healthRoutes, {
  database,
  stopping: stopping.signal,
  conditions: {
    disk: async () => {
      throw new Error("EACCES: permission denied, statfs");
    },
    knownPages: async () => "answer",
  },
});

afterAll(async () => {
  await app.close();
  testDatabase.drop();
});

test("a condition that can't be read is unknown and leaves Byline ready; without its database, or before its end, it is not", async () => {
  const ready = await app.inject("/ready");
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ready", disk: "unknown", knownPages: "answer" }]);
  await database.close();
  const away = await app.inject("/ready");
  expect([away.statusCode, away.headers["retry-after"], away.json()]).toEqual([
    503,
    "2",
    { status: "database unavailable" },
  ]);
  stopping.abort();
  const leaving = await app.inject("/ready");
  expect([leaving.statusCode, leaving.json()]).toEqual([503, { status: "stopping" }]);
  expect((await app.inject("/live")).statusCode).toBe(200);
});
