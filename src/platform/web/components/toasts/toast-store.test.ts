import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addToast, currentToasts, followToasts, holdToasts, removeToast } from "./toast-store.ts";

const say = (content: string) => addToast({ kind: "info", content, title: "" });
const shown = () => currentToasts().map(({ content }) => content);

let leaveStack: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  leaveStack = followToasts(() => {});
});
afterEach(() => {
  vi.runAllTimers();
  leaveStack();
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

test("R9.10: a toast that is said shortly before another leaves has its own 3000 ms", () => {
  say("one");
  vi.advanceTimersByTime(2_950);
  say("two");
  vi.advanceTimersByTime(50);
  expect(shown()).toEqual(["two"]);
  vi.advanceTimersByTime(2_949);
  expect(shown()).toEqual(["two"]);
  vi.advanceTimersByTime(51);
  expect(shown()).toEqual([]);
});

test("R9.10: what can be taken back lets others leave before it, and never two of them at once", () => {
  addToast({ kind: "success", content: "blocked", undo: async () => {} });
  vi.advanceTimersByTime(5_000);
  say("saved");
  vi.advanceTimersByTime(3_100);
  expect(shown()).toEqual(["blocked"]);
  vi.advanceTimersByTime(2_999);
  expect(shown()).toEqual(["blocked"]);
  vi.advanceTimersByTime(1);
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

test("R9.10: equal content replaces the newest of another kind, too", () => {
  say("saved");
  addToast({ kind: "error", content: "saved" });
  expect(currentToasts()).toMatchObject([{ kind: "error", count: 2 }]);
});

test("a toast that was said before its stack is drawn has its full time there", () => {
  leaveStack();
  say("confirmed");
  vi.advanceTimersByTime(60_000);
  leaveStack = followToasts(() => {});
  vi.advanceTimersByTime(2_999);
  expect(shown()).toEqual(["confirmed"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("a closed toast is gone, and the next one has its full time", () => {
  say("one");
  removeToast(currentToasts()[0]?.id ?? 0);
  expect(shown()).toEqual([]);
  say("two");
  vi.advanceTimersByTime(2_999);
  expect(shown()).toEqual(["two"]);
});

test("the same deed on ten things is one toast with their count, and takes all of them back", async () => {
  const undone: string[] = [];
  const block = (name: string) =>
    addToast({
      kind: "success",
      content: `${name} is blocked`,
      deed: { name: "block", many: (count) => `${count} outlets are blocked` },
      undo: async () => undone.push(name),
    });
  block("Harbor Courier");
  say("saved");
  block("Hill Courier");
  expect(shown()).toEqual(["saved", "2 outlets are blocked"]);
  for (const undo of currentToasts().at(-1)?.undos ?? []) await undo();
  expect(undone).toEqual(["Hill Courier", "Harbor Courier"]);
});

test("what can be taken back stays three times as long, and as long as somebody points at it", () => {
  addToast({ kind: "success", content: "blocked", undo: async () => {} });
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual(["blocked"]);
  holdToasts(true);
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual(["blocked"]);
  holdToasts(false);
  vi.advanceTimersByTime(3_000);
  expect(shown()).toEqual([]);
});

test("content that is said again says how often", () => {
  say("saved");
  say("saved");
  expect(currentToasts().map(({ count }) => count)).toEqual([2]);
});
