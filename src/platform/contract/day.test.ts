import { expect, test } from "vitest";
import { dayOf, endOfDay, isDay, plusDays, startOfDay, weekOf } from "./day.ts";

test("an instant falls on its UTC day, whatever zone it is written in", () => {
  expect(dayOf("2026-11-12T23:59:59.999Z")).toBe("2026-11-12");
  expect(dayOf("2026-11-12T23:30:00-02:00")).toBe("2026-11-13");
  expect(dayOf(endOfDay("2026-11-12"))).toBe("2026-11-12");
  expect(dayOf(startOfDay("2026-11-12"))).toBe("2026-11-12");
});

test("days go on over the ends of months, and a week begins on its Monday", () => {
  expect([plusDays("2026-12-31", 1), plusDays("2026-03-01", -1)]).toEqual(["2027-01-01", "2026-02-28"]);
  expect(["2026-11-09", "2026-11-12", "2026-11-15"].map(weekOf)).toEqual(["2026-11-09", "2026-11-09", "2026-11-09"]);
});

test("only a day of the calendar is one", () => {
  expect(["2026-02-28", "2026-02-29", "2026-1-1", "tomorrow"].map(isDay)).toEqual([true, false, false, false]);
});
