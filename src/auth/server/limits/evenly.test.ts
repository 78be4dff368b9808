import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { evenly } from "./evenly.ts";

/** Unique to this test: calls are grouped by their usual time. */
const usual = 41;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await evenly(usual, work).catch(() => undefined);
  return performance.now() - began;
}

test("what is found and what is not take the same time, and both as long as such calls take on a busy server", async () => {
  const slow = () => wait(150);
  const quick = async () => Promise.reject(new Error("nobody"));
  // Timers may end a millisecond early.
  expect(await timed(quick)).toBeGreaterThan(usual - 2);
  await Promise.all(Array.from({ length: 12 }, () => timed(slow)));
  for (const time of await Promise.all([1, 2, 3].map(() => timed(quick)))) expect(time).toBeGreaterThan(145);
});
