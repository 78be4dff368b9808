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

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** `Nov 28, 2026` */
export const dayInWords = (day: string): string => format.format(startOfDay(day));

const shortFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** `Nov 28`, for a day near enough to go without its year. */
export const nearDayInWords = (day: string): string => shortFormat.format(startOfDay(day));

const instantFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** `Nov 25, 2026, 9:15 AM UTC` */
export const instantInWords = (instant: Date): string => `${instantFormat.format(instant)} UTC`;
