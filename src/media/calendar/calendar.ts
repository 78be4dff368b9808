/** Includes both days: `YYYY-MM-DD`, in UTC. */
export type Period = { from: string; until: string };

/** Publications a week (null: unlimited), and none on holidays. */
export type Calendar = { weeklyPublications: number | null; holidays: Period[] };

export const weeklyPublicationsMax = 100;
export const holidaysMax = 20;

export const openCalendar: Calendar = { weeklyPublications: null, holidays: [] };

export const comingHolidays = (holidays: Period[], today: string): Period[] =>
  holidays.filter(({ until }) => until >= today).sort((one, other) => (one.from < other.from ? -1 : 1));
