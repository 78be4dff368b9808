/** Months and days as the wire and the address write them, `2026-11` and `2026-11-12`; all of them in UTC. */

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const dayOfWeekFormat = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const longDayFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

const dayInMilliseconds = 86_400_000;
const daysInWeek = 7;

export const monthOf = (day: string): string => day.slice(0, 7);

/** The UTC day of an instant of the wire. */
export const dayOf = (instant: string): string => new Date(instant).toISOString().slice(0, 10);

/** `November 2026` */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01`));

/** `Thursday, November 12` */
export const formatLongDay = (day: string): string => longDayFormat.format(new Date(day));

/** `Thursday` */
export const formatDayOfWeek = (day: string): string => dayOfWeekFormat.format(new Date(day));

/** The month that lies so many months later, or earlier. */
export function monthFrom(month: string, distance: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + distance);
  return monthOf(date.toISOString());
}

/** The weeks that touch a month, Monday first, whole: the first and the last may hold days of its neighbours. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01`);
  const daysBefore = (first.getUTCDay() + daysInWeek - 1) % daysInWeek;
  const weeks: string[][] = [];
  let monday = first.getTime() - daysBefore * dayInMilliseconds;
  const next = monthFrom(month, 1);
  while (monthOf(dayAt(monday)) < next) {
    const begin = monday;
    weeks.push(Array.from({ length: daysInWeek }, (_, index) => dayAt(begin + index * dayInMilliseconds)));
    monday += daysInWeek * dayInMilliseconds;
  }
  return weeks;
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
