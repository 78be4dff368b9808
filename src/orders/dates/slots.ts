import type { Calendar, Period } from "#media/calendar/calendar.ts";
import { plusDays, weekOf } from "#platform/contract/day.ts";

export const slotWeeks = 104;

/** Publications of an outlet by the Monday of their week. */
export type WeeklyCounts = ReadonlyMap<string, number>;

export const closedPeriods = (calendar: Calendar, taken: WeeklyCounts, today: string): Period[] =>
  [...calendar.holidays, ...fullWeeks(calendar, taken, weekOf(today))].sort((one, other) =>
    one.from < other.from ? -1 : 1,
  );

/** Excess of a week moves into the next one and takes slots there. */
function fullWeeks({ weeklyPublications, holidays }: Calendar, taken: WeeklyCounts, thisWeek: string): Period[] {
  if (weeklyPublications === null) return [];
  const full: Period[] = [];
  let carried = 0;
  for (let count = 0; count < slotWeeks; count++) {
    const week = { from: plusDays(thisWeek, 7 * count), until: plusDays(thisWeek, 7 * count + 6) };
    const slots = firstOpenDay(holidays, week.from) > week.until ? 0 : weeklyPublications;
    const due = carried + (taken.get(week.from) ?? 0);
    if (due >= slots) full.push(week);
    carried = Math.max(0, due - slots);
  }
  return full;
}

/** First day from this one on outside every closed period. `closed` must be sorted by start. */
export const firstOpenDay = (closed: readonly Period[], from: string): string =>
  closed.reduce((day, period) => (isWithin(period, day) ? plusDays(period.until, 1) : day), from);

export const isClosedOn = (closed: readonly Period[], day: string): boolean =>
  closed.some((period) => isWithin(period, day));

const isWithin = ({ from, until }: Period, day: string): boolean => from <= day && day <= until;
