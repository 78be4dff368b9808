import { expect, test } from "vitest";
import { runBank } from "../../hostile/bank/bank.ts";

test("R4.3 every account holds what the acknowledged deeds come to, while server and database are killed", async () => {
  const report = await runBank({
    tellers: 6,
    seconds: 8,
    serverKills: 1,
    databaseKills: 1,
    seed: 20_261_123,
    hasClock: false,
    leastDeeds: 21,
  });
  expect(report.differences).toEqual([]);
  expect(report.deeds).toBeGreaterThan(20);
  // A job of the killed server comes back within a minute (decision 0032).
});
