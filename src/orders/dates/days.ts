/** Days of a publish date: `YYYY-MM-DD`, in UTC. */

export const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The last millisecond, so that a deadline then still shows this day. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + dayMilliseconds - 1);

export const plusDays = (day: string, count: number): string =>
  dayOf(new Date(startOfDay(day).getTime() + count * dayMilliseconds));

export const weekOf = (day: string): string => plusDays(day, -((startOfDay(day).getUTCDay() + 6) % 7));
