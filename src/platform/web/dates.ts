import { locale } from "#platform/words/catalogue.ts";
import { dayMilliseconds, dayOf, hourMilliseconds } from "../contract/day.ts";

/** Instants in the reader's time zone. Days have none: `words/day-words.ts`. */

const instantFormat = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** `Nov 12, 2026, 2:00 PM`, from an instant of the API. */
export const formatInstant = (instant: string): string => instantFormat.format(new Date(instant));

/** Today, in UTC as on the server. */
export const today = (): string => dayOf(new Date());

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", dayMilliseconds],
  ["hour", hourMilliseconds],
  ["minute", 60_000],
];

/**
 * `in 2 days`, `3 hours ago`; whole units towards now. Future times are first rounded up to the next smaller unit. So a
 * term of 72 hours that just began reads `in 3 days`, at most an hour too much.
 */
export function formatRelative(instant: string, now: number = Date.now()): string {
  const distance = rounded(new Date(instant).getTime() - now);
  const [unit, size] = units.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? ["minute", 60_000];
  return relativeFormat.format(Math.trunc(distance / size), unit);
}

function rounded(distance: number): number {
  if (distance <= 0) return distance;
  const size = distance > dayMilliseconds ? hourMilliseconds : 60_000;
  return Math.ceil(distance / size) * size;
}
