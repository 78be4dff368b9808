import { expect, test } from "vitest";
import { formatRelative } from "./dates.ts";

const hour = 3_600_000;
const fromNow = (milliseconds: number) => formatRelative(new Date(milliseconds).toISOString(), 0);

test("a term reads as it was given while it begins: 72 hours are three days, a day is a day", () => {
  expect(fromNow(72 * hour)).toBe("in 3 days");
  expect(fromNow(72 * hour - 5_000)).toBe("in 3 days");
  expect(fromNow(30 * 24 * hour - 1)).toBe("in 30 days");
  expect(fromNow(24 * hour - 5_000)).toBe("tomorrow");
  expect(fromNow(3 * hour - 5_000)).toBe("in 3 hours");
});

test("nobody is promised more than an hour too much, and what has begun to end says so", () => {
  expect(fromNow(71 * hour - 1)).toBe("in 2 days");
  expect(fromNow(2.9 * hour)).toBe("in 2 hours");
  expect(fromNow(10_000)).toBe("in 1 minute");
});

test("what is over is told in whole units", () => {
  expect(fromNow(-3.9 * hour)).toBe("3 hours ago");
  expect(fromNow(-10_000)).toBe("this minute");
});
