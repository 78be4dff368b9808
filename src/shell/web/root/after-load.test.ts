import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterLoad } from "./after-load.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("R7.5 what no first paint waits for comes 1 000 ms after the page", () => {
  const act = vi.fn();
  afterLoad(act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("who leaves before it is told nothing", () => {
  const act = vi.fn();
  afterLoad(act)();
  vi.advanceTimersByTime(5_000);
  expect(act).not.toHaveBeenCalled();
});
