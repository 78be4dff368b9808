import { expect, test } from "vitest";
import { comingHolidays } from "./calendar.ts";
import { calendarEdit } from "./contract.ts";

const christmas = { from: "2026-12-20", until: "2027-01-03" };
const today = { from: "2026-11-20", until: "2026-11-22" };
const over = { from: "2026-11-01", until: "2026-11-21" };

test("holidays that are over drop out, and the next one comes first", () => {
  expect(comingHolidays([christmas, over, today], "2026-11-22")).toEqual([today, christmas]);
});

test("a holiday ends on the day that it begins, or later", () => {
  const isTaken = (from: string, until: string) => calendarEdit.safeParse({ holidays: [{ from, until }] }).success;
  expect([isTaken("2026-12-20", "2026-12-20"), isTaken("2026-12-20", "2026-12-19")]).toEqual([true, false]);
});

test("an outlet takes one publication a week or more, up to a hundred, or says no number", () => {
  const isTaken = (weeklyPublications: number | null) => calendarEdit.safeParse({ weeklyPublications }).success;
  expect([1, 100, null, 0, 101, 1.5].map(isTaken)).toEqual([true, true, true, false, false, false]);
});

test("a calendar holds at most twenty holidays", () => {
  const isTaken = (length: number) => calendarEdit.safeParse({ holidays: Array(length).fill(christmas) }).success;
  expect([isTaken(20), isTaken(21)]).toEqual([true, false]);
});
