import { expect, test } from "vitest";
import { formatDayOfWeek, formatLongDay, formatMonth, monthFrom, weeksOf } from "./month.ts";

test("a month is its whole weeks, each from Monday to Sunday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
  ]);
  expect(weeks.at(-1)?.[0]).toBe("2026-11-30");
});

test("a February that begins on a Monday and is not a leap year's takes four rows", () => {
  expect(weeksOf("2027-02").map(([monday]) => monday)).toEqual([
    "2027-02-01",
    "2027-02-08",
    "2027-02-15",
    "2027-02-22",
  ]);
});

test("December ends at the year's end", () => {
  expect(weeksOf("2026-12").at(-1)).toContain("2026-12-31");
  expect(monthFrom("2026-12", 1)).toBe("2027-01");
  expect(monthFrom("2026-01", -1)).toBe("2025-12");
});

test("months and days are written in words", () => {
  expect(formatMonth("2026-11")).toBe("November 2026");
  expect(formatLongDay("2026-11-12")).toBe("Thursday, November 12");
  expect(formatDayOfWeek("2026-11-12")).toBe("Thursday");
});
