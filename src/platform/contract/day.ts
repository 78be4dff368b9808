/** Days, `YYYY-MM-DD` in UTC, and their lengths. */

export const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 24 * hourMilliseconds;

export const dayOf = (instant: Date | string): string => new Date(instant).toISOString().slice(0, 10);

export const startOfDay = (day: string): Date => new Date(day);

/** The last millisecond, so that a deadline then still shows this day. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + dayMilliseconds - 1);

export const plusDays = (day: string, count: number): string =>
  dayOf(new Date(startOfDay(day).getTime() + count * dayMilliseconds));

export const weekOf = (day: string): string => plusDays(day, -((startOfDay(day).getUTCDay() + 6) % 7));

/** True for a day of the calendar. */
export function isDay(text: string): boolean {
  const start = startOfDay(text);
  return !Number.isNaN(start.getTime()) && dayOf(start) === text;
}
