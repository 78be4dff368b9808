import { expect, test } from "vitest";
import { isOnTime } from "./punctuality.ts";

const acceptedAt = "2026-11-10T08:00:00.000Z";
const undated = { acceptedAt, turnaroundHours: 48, publishDateMode: "After", publishOn: null } as const;

test("without a day a publication is on time until its turnaround has passed, to the millisecond", () => {
  expect(isOnTime({ ...undated, firstPublishedAt: "2026-11-12T08:00:00.000Z" })).toBe(true);
  expect(isOnTime({ ...undated, firstPublishedAt: "2026-11-12T08:00:00.001Z" })).toBe(false);
});

test.each([
  ["On", [false, true, false]],
  ["After", [false, true, true]],
  ["Before", [true, true, false]],
] as const)("R4.7 %s an agreed day: the day before, the day itself, the day after, in UTC", (publishDateMode, kept) => {
  const order = { ...undated, publishDateMode, publishOn: "2026-11-11" };
  const days = ["2026-11-10T23:59:59.999Z", "2026-11-11T00:00:00.000Z", "2026-11-12T00:00:00.000Z"];
  expect(days.map((firstPublishedAt) => isOnTime({ ...order, firstPublishedAt }))).toEqual(kept);
});

test("R4.7 a day a month ahead is kept by a publication on it, whatever the turnaround", () => {
  const order = { ...undated, publishOn: "2026-12-10" };
  const publishedThen = { ...order, firstPublishedAt: "2026-12-10T12:00:00.000Z" };
  expect(isOnTime({ ...publishedThen, publishDateMode: "On" })).toBe(true);
  expect(isOnTime(publishedThen)).toBe(true);
  expect(isOnTime({ ...order, firstPublishedAt: "2026-12-12T00:00:00.001Z" })).toBe(false);
});
