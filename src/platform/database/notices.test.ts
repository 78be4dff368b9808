import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import { openDatabase } from "./database.ts";

test("whoever has caught up has heard the notices of all that was committed before", async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase({ url: testDatabase.url, poolSize: 2, log: pino({ level: "silent" }) });
  onTestFinished(async () => {
    await database.close();
    testDatabase.drop();
  });
  const heard: string[] = [];
  expect(await database.notices.caughtUp(), "without a connection").toBe(false);
  const end = await database.notices.listen({ channels: { news: (payload) => heard.push(payload) } });
  for (let round = 1; round <= 50; round++) {
    await database.pool.query("SELECT pg_notify('news', $1)", [String(round)]);
    expect(await Promise.all([database.notices.caughtUp(), database.notices.caughtUp()])).toEqual([true, true]);
    expect(heard).toHaveLength(round);
  }
  end();
  expect(database.notices.isOpen).toBe(false);
});
