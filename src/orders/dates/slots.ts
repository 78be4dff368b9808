import type { Calendar, Period } from "#media/calendar/calendar.ts";
import { plusDays, weekOf } from "./days.ts";

/** So many weeks ahead the publications of an outlet are counted. */
export const slotWeeks = 104;

/** How many publications an outlet owes or had in a week, by the Monday on which the week begins. */
export type WeeklyCounts = ReadonlyMap<string, number>;

/** When an outlet has no free slot: its holidays, and the weeks that are full. */
export const closedPeriods = (calendar: Calendar, taken: WeeklyCounts, today: string): Period[] =>
  [...calendar.holidays, ...fullWeeks(calendar, taken, weekOf(today))].sort((one, other) =>
    one.from < other.from ? -1 : 1,
  );

/** The weeks without a free slot. What a week can't take is published in the next one, so it takes a slot there. */
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

/** The first day, from this one on, that no closed period covers. The periods come in the order of their beginnings. */
export const firstOpenDay = (closed: readonly Period[], from: string): string =>
  closed.reduce((day, period) => (isWithin(period, day) ? plusDays(period.until, 1) : day), from);

export const isClosedOn = (closed: readonly Period[], day: string): boolean =>
  closed.some((period) => isWithin(period, day));

const isWithin = ({ from, until }: Period, day: string): boolean => from <= day && day <= until;
