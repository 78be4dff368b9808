/** How the app writes times: in the reader's own time zone, days as they are. */

const instantFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const relativeFormat = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** `Nov 12, 2026, 2:00 PM`, from an instant of the wire. */
export const formatInstant = (instant: string): string => instantFormat.format(new Date(instant));

/** `Nov 12, 2026`, from a day of the wire: it has no time and no zone. */
export const formatDay = (day: string): string => dayFormat.format(new Date(day));

/** Today as a day of the wire, in UTC as the server counts. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** `in 2 days`, `3 hours ago`; whole units towards now, so that nobody is promised more time than there is. */
export function formatRelative(instant: string, now: number = Date.now()): string {
  const distance = new Date(instant).getTime() - now;
  const [unit, size] = units.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? ["minute", 60_000];
  return relativeFormat.format(Math.trunc(distance / size), unit);
}
