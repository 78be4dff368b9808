import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addToast, currentToasts, removeToast } from "./toast-store.ts";

const say = (content: string) => addToast({ kind: "info", content, title: "" });
const shown = () => currentToasts().map(({ content }) => content);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("R9.10: toasts leave one at a time, every 3000 ms", () => {
  say("one");
  say("two");
  say("three");
  vi.advanceTimersByTime(2_999);
  expect(shown()).toEqual(["one", "two", "three"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["two", "three"]);
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual([]);
});

test("R9.10: content equal to the newest replaces it, equal to an older one does not", () => {
  say("saved");
  say("saved");
  expect(shown()).toEqual(["saved"]);
  say("sent");
  say("saved");
  expect(shown()).toEqual(["saved", "sent", "saved"]);
});

test("a closed toast is gone, and the next one has its full time", () => {
  say("one");
  removeToast(currentToasts()[0]?.id ?? 0);
  expect(shown()).toEqual([]);
  say("two");
  vi.advanceTimersByTime(2_999);
  expect(shown()).toEqual(["two"]);
});
