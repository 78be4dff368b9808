import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DraftSaver } from "./draft-saver.ts";

type Draft = { title: string; content: string };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const empty: Draft = { title: "", content: "" };

function saverWith(save: (draft: Draft) => Promise<unknown>) {
  const kept: (Draft | undefined)[] = [];
  const sent: (string | undefined)[] = [];
  const saver = new DraftSaver(empty, {
    save,
    keep: (draft, onItsWay) => {
      kept.push(draft);
      sent.push(onItsWay?.title);
    },
    refusalOf: (error) => (error instanceof RangeError ? error.message : undefined),
  });
  return { saver, kept, sent, stateName: () => saver.snapshot().state.name };
}

function slowSaver() {
  let running = 0;
  let most = 0;
  const saved: string[] = [];
  const parts = saverWith(async ({ title }) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    running -= 1;
    saved.push(title);
  });
  return { ...parts, saved, mostAtOnce: () => most };
}

test("R10.6 what is typed is kept at once and saved after a pause", async () => {
  const save = vi.fn(async () => undefined);
  const { saver, kept, stateName } = saverWith(save);
  saver.change({ title: "A" });
  saver.change({ title: "Ab" });
  expect(kept.at(-1)).toEqual({ title: "Ab", content: "" });
  expect(stateName()).toBe("saving");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save).toHaveBeenCalledExactlyOnceWith({ title: "Ab", content: "" });
  expect(stateName()).toBe("saved");
  expect(kept.at(-1)).toBeUndefined();
});

test("R10.6 without a network it tries again until it is saved", async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(new TypeError())
    .mockRejectedValueOnce(new TypeError())
    .mockResolvedValue(undefined);
  const { saver, kept, stateName } = saverWith(save);
  saver.change({ content: "<p>Kept</p>" });
  await vi.advanceTimersByTimeAsync(900);
  expect(stateName()).toBe("retrying");
  expect(kept.at(-1)).toEqual({ title: "", content: "<p>Kept</p>" });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(stateName()).toBe("saved");
});

test("what is typed while a call runs is saved after it, never beside it", async () => {
  const { saver, stateName, saved, mostAtOnce } = slowSaver();
  saver.change({ title: "first" });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change({ title: "second" });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(saved).toEqual(["first", "second"]);
  expect(mostAtOnce()).toBe(1);
  expect(stateName()).toBe("saved");
});

test("of a flush and the typing pause that both wait for a call, one save follows", async () => {
  const { saver, saved, mostAtOnce } = slowSaver();
  saver.change({ title: "first" });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change({ title: "second" });
  await vi.advanceTimersByTimeAsync(1_000);
  const flushed = saver.flush();
  await vi.advanceTimersByTimeAsync(6_000);
  await expect(flushed).resolves.toBe(true);
  expect(saved).toEqual(["first", "second"]);
  expect(mostAtOnce()).toBe(1);
});

test("going back to the saved text while a call runs saves that text again", async () => {
  const { saver, saved } = slowSaver();
  saver.change({ title: "typed" });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change({ title: "" });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(saved).toEqual(["typed", ""]);
});

test("a refusal is told and not repeated until something changes", async () => {
  const save = vi.fn().mockRejectedValueOnce(new RangeError("too long")).mockResolvedValue(undefined);
  const { saver, stateName } = saverWith(save);
  saver.change({ title: "x" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(saver.snapshot().state).toEqual({ name: "refused", why: "too long" });
  saver.change({ title: "y" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stateName()).toBe("saved");
});

test("flush saves at once and tells whether all is saved", async () => {
  const save = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new TypeError());
  const { saver } = saverWith(save);
  saver.change({ title: "x" });
  await expect(saver.flush()).resolves.toBe(true);
  saver.change({ title: "y" });
  await expect(saver.flush()).resolves.toBe(false);
  saver.stop();
});

test("after stop a failing call is not repeated and nothing that waited is sent, until something changes", async () => {
  const save = vi.fn(async ({ title }: Draft) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    if (title !== "third") throw new TypeError();
  });
  const { saver, kept, stateName } = saverWith(save);
  saver.change({ title: "first" });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change({ title: "second" });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(kept.at(-1)).toEqual({ title: "second", content: "" });
  saver.change({ title: "third" });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stateName()).toBe("saved");
});

test("R10.6 what is on its way is kept beside what is typed, until the server has answered", async () => {
  const { saver, kept, sent } = slowSaver();
  saver.change({ title: "first" });
  expect(sent).toEqual([undefined]);
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change({ title: "second" });
  expect(sent).toEqual([undefined, "first", "first"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([kept.at(-1)?.title, sent.at(-1)]).toEqual(["second", "second"]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([kept.at(-1), sent.at(-1)]).toEqual([undefined, undefined]);
});
