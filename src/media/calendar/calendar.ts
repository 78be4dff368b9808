/** Days from one to another, both included: `YYYY-MM-DD`, in UTC. */
export type Period = { from: string; until: string };

/** When an outlet takes publications: so many a week, where it says a number, and none on its holidays. */
export type Calendar = { weeklyPublications: number | null; holidays: Period[] };

export const weeklyPublicationsMax = 100;
export const holidaysMax = 20;

/** An outlet that says nothing of its time. */
export const openCalendar: Calendar = { weeklyPublications: null, holidays: [] };

/** The holidays that are not over, the next one first. */
export const comingHolidays = (holidays: Period[], today: string): Period[] =>
  holidays.filter(({ until }) => until >= today).sort((one, other) => (one.from < other.from ? -1 : 1));
