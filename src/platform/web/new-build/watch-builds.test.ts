import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchBuilds } from "./watch-builds.ts";

const ask = vi.fn(async (_path: string) => Response.json({ id: "this" }));
let isVisible = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", {
    querySelector: () => ({ content: "this" }),
    addEventListener: () => {},
    get visibilityState() {
      return isVisible ? "visible" : "hidden";
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockClear();
});

test("R7.5 a page that is looked at asks for a newer build every five minutes, a hidden one never", () => {
  watchBuilds({ subscribe: () => () => {} } as unknown as AnyRouter);
  vi.advanceTimersByTime(299_999);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask.mock.calls.map(([path]) => path)).toEqual(["/builds/latest.json"]);
  isVisible = false;
  vi.advanceTimersByTime(900_000);
  expect(ask).toHaveBeenCalledOnce();
});
