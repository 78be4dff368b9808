import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { type Database, openDatabase } from "./database.ts";

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.ownerUrl, poolSize: 3, log: pino({ level: "silent" }) });
});

afterAll(async () => {
  await database?.close();
  testDatabase?.drop();
});

const backend = async () => (await database.lookups.$client.query("SELECT pg_backend_pid() AS id")).rows[0].id;

test("all callers share one connection and each gets its own answer", async () => {
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const ask = async (number: number) =>
    (await database.lookups.$client.query("SELECT $1::integer AS number", [number])).rows[0].number;
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
  expect(new Set(await Promise.all(numbers.map(backend))).size).toBe(1);
});

test("a failed statement does not disturb those beside it", async () => {
  const [failed, after] = await Promise.allSettled([database.lookups.$client.query("SELECT nonsense"), backend()]);
  expect([failed.status, after.status]).toEqual(["rejected", "fulfilled"]);
});

test("when the connection is lost, the next statement takes another", async () => {
  const first = await backend();
  await database.pool.query("SELECT pg_terminate_backend($1, 5000)", [first]);
  await backend().catch(() => undefined);
  expect(await backend()).not.toBe(first);
});
