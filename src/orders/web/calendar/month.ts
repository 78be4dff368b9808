import { plusDays, weekOf } from "#platform/contract/day.ts";
import { locale } from "#platform/words/catalogue.ts";

/** Months and days as in the API and the URL, `2026-11` and `2026-11-12`, in UTC. */

const monthFormat = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
const dayOfWeekFormat = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
const longDayFormat = new Intl.DateTimeFormat(locale, {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

const daysInWeek = 7;

export const monthOf = (day: string): string => day.slice(0, 7);

/** `November 2026` */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01`));

/** `Thursday, November 12` */
export const formatLongDay = (day: string): string => longDayFormat.format(new Date(day));

/** `Thursday` */
export const formatDayOfWeek = (day: string): string => dayOfWeekFormat.format(new Date(day));

/** `distance` in months, negative for earlier ones. */
export function monthFrom(month: string, distance: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + distance);
  return monthOf(date.toISOString());
}

/** Whole weeks from Monday on, with days of neighboring months at both ends. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  const next = monthFrom(month, 1);
  for (let monday = weekOf(`${month}-01`); monthOf(monday) < next; monday = plusDays(monday, daysInWeek))
    weeks.push(weekFrom(monday));
  return weeks;
}

const weekFrom = (monday: string): string[] =>
  Array.from({ length: daysInWeek }, (_, index) => plusDays(monday, index));
