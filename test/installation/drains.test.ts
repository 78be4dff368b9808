import { expect, test } from "vitest";
import { drainQueues } from "../../hostile/drains.ts";

test("jobs of every queue that were posted at once are done at the speed of the work, though the database is killed meanwhile", async () => {
  const { left, seconds, idleMilliseconds } = await drainQueues(12);
  expect(left).toBe(0);
  expect(seconds).toBeLessThan(60);
  // A lost notice costs two seconds.
  expect(idleMilliseconds.median).toBeLessThanOrEqual(500);
});
