import { expect, test } from "vitest";
import { addAtLast } from "./slow-test-support.ts";
import { add, dawdle, fail, hoard } from "./test-support.ts";
import { inThread, orGivenUp, Threads } from "./threads.ts";

const module = new URL("./test-support.ts", import.meta.url);
const added = inThread(module, add);

test("a function answers from a thread as it does in place, and its error comes back", async () => {
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => added(number, 1)))).toEqual([2, 3, 4, 5, 6]);
  await expect(inThread(module, fail)()).rejects.toThrow("no such page");
});

test("one that finds no end, or fills the memory, is stopped, holds nobody meanwhile and takes nobody along", async () => {
  const began = performance.now();
  const stopped = Promise.all([inThread(module, dawdle)(60_000), inThread(module, hoard)()].map(orGivenUp));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await stopped).toEqual([undefined, undefined]);
  expect(await added(2, 2)).toBe(4);
});

test("loading a module is not held against the work", async () => {
  const slowModule = new URL("./slow-test-support.ts", import.meta.url);
  expect(await inThread(slowModule, addAtLast, 5_000)(2, 2)).toBe(4);
});

test("a call whose caller left is taken out of the queue; one that runs already answers", async () => {
  const threads = new Threads(1, 64);
  const running = threads.run(module, dawdle, [300]);
  const leaving = new AbortController();
  const left = threads.run(module, add, [1, 1], { signal: leaving.signal });
  const next = threads.run(module, add, [2, 2]);
  leaving.abort(new Error("hung up"));
  await expect(left).rejects.toThrow("hung up");
  expect(await next).toBe(4);
  expect(await running).toBeGreaterThan(0);
});
