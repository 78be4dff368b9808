/** Days (`YYYY-MM-DD`) and instants as people read them, in UTC. */

import { locale } from "./catalogue.ts";

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
const shortFormat = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });

/** `Nov 28, 2026` */
export const dayInWords = (day: Date | string): string => dayFormat.format(new Date(day));

/** `Nov 28`, for a day near enough to go without its year. */
export const nearDayInWords = (day: Date | string): string => shortFormat.format(new Date(day));

/** `November 28, 2026`, as documents write it. */
export const longDayInWords = (day: Date | string): string =>
  new Date(day).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });

/** `Nov 25, 2026, 9:15 AM UTC` */
export const instantInWords = (instant: Date): string =>
  `${instant.toLocaleString(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })} UTC`;
