import { expect, test } from "vitest";
import { openCalendar } from "#media/calendar/calendar.ts";
import { closedPeriods, firstOpenDay, isClosedOn } from "./slots.ts";

/** A Sunday: its week began on the 16th. */
const today = "2026-11-22";
const week = (from: string, until: string) => ({ from, until });
const taking = (weeklyPublications: number, holidays = [] as { from: string; until: string }[]) => ({
  weeklyPublications,
  holidays,
});

test("an outlet that says nothing of its time is never closed", () => {
  expect(closedPeriods(openCalendar, new Map([["2026-11-16", 90]]), today)).toEqual([]);
});

test("a week is full once it has as many publications as the outlet takes", () => {
  const taken = new Map([
    ["2026-11-16", 2],
    ["2026-11-23", 1],
  ]);
  expect(closedPeriods(taking(2), taken, today)).toEqual([week("2026-11-16", "2026-11-22")]);
});

test("what a week can't take fills the next ones", () => {
  const closed = closedPeriods(taking(2), new Map([["2026-11-23", 5]]), today);
  expect(closed).toEqual([week("2026-11-23", "2026-11-29"), week("2026-11-30", "2026-12-06")]);
  expect(firstOpenDay(closed, "2026-11-25")).toBe("2026-12-07");
});

test("a week of holidays takes nothing, so what is owed in it moves on", () => {
  const holidays = [week("2026-11-23", "2026-11-29")];
  const closed = closedPeriods(taking(1, holidays), new Map([["2026-11-23", 1]]), today);
  expect(firstOpenDay(closed, "2026-11-23")).toBe("2026-12-07");
});

test("a week with a day that is no holiday still takes publications", () => {
  const closed = closedPeriods(taking(1, [week("2026-11-23", "2026-11-28")]), new Map(), today);
  expect(firstOpenDay(closed, "2026-11-23")).toBe("2026-11-29");
});

test("periods that follow or cover each other are gone through to the first day after them", () => {
  const closed = [week("2026-12-01", "2026-12-20"), week("2026-12-03", "2026-12-05"), week("2026-12-21", "2026-12-24")];
  expect(firstOpenDay(closed, "2026-11-30")).toBe("2026-11-30");
  expect(firstOpenDay(closed, "2026-12-04")).toBe("2026-12-25");
  expect([isClosedOn(closed, "2026-12-24"), isClosedOn(closed, "2026-12-25")]).toEqual([true, false]);
});
