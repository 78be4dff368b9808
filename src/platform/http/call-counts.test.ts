import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import { openDatabase } from "../database/database.ts";
import { CallCounts } from "./call-counts.ts";

const log = pino({ level: "silent" });

test("processes count a caller together from the first call on, and a lost notice is made good by the next one", async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase({ url: testDatabase.url, poolSize: 2, log });
  onTestFinished(async () => {
    await database.close();
    testDatabase.drop();
  });
  const [one, other] = [new CallCounts(), new CallCounts()];
  for (const counts of [one, other]) await counts.exchange(database.notices, database.pool, log);
  const begin = Date.now();
  const max = 40;
  for (let call = 0; call < 10; call++) one.count("ada", max, begin);
  const heard = (least: number) =>
    vi.waitFor(() => expect(other.count("ada", max, begin + 10_000).calls).toBeGreaterThan(least), { timeout: 60_000 });
  await heard(10);
  expect(other.count("ada", max, begin + 10_000).endsAt, "the minute of the first call").toBe(begin + 60_000);
  expect(other.count("bob", max, begin).calls).toBe(1);
  let own = 10;
  await vi.waitFor(
    () => {
      own += 1;
      expect(one.count("ada", max, begin + 20_000).calls, "with the other's calls").toBeGreaterThan(own);
    },
    { timeout: 60_000 },
  );
  expect(one.count("ada", max, begin + 60_001).calls, "a minute later").toBe(1);
});

test("a caller far from the limit is not told of", async () => {
  const told: unknown[] = [];
  const pool = { query: async (...statement: unknown[]) => told.push(statement) } as never;
  const counts = new CallCounts();
  const exchange = await counts.exchange({ listen: async () => () => {} }, pool, log);
  for (let call = 0; call < 29; call++) counts.count("ada", 600);
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual([]);
  exchange.end();
});
