import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBatcher } from "./batcher.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started() {
  const batches: number[][] = [];
  return { batches, batcher: createBatcher<number>((items) => batches.push(items)) };
}

test("R9.13: ten events go at once, the eleventh waits five seconds", () => {
  const { batches, batcher } = started();
  for (let event = 1; event <= 11; event++) batcher.add(event);
  expect(batches).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
  vi.advanceTimersByTime(4_999);
  expect(batches).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(batches[1]).toEqual([11]);
});

test("the five seconds count from the first event that waits", () => {
  const { batches, batcher } = started();
  batcher.add(1);
  vi.advanceTimersByTime(4_000);
  batcher.add(2);
  vi.advanceTimersByTime(1_000);
  expect(batches).toEqual([[1, 2]]);
});

test("a page that closes sends what waits, and nothing twice; what is dropped is never sent", () => {
  const { batches, batcher } = started();
  batcher.add(1);
  batcher.flush();
  batcher.flush();
  batcher.add(2);
  batcher.drop();
  vi.runAllTimers();
  expect(batches).toEqual([[1]]);
});
