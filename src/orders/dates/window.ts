import { endOfDay, hourMilliseconds, startOfDay } from "#platform/contract/day.ts";
import { asSoonAsPossible, isDateOver, type PublishDate } from "./publish-date.ts";

export type PublicationWindow = {
  /** Earlier publications are refused; undefined where any time will do. */
  opensAt: Date | undefined;
  /** Lateness starts here; the status may go on. */
  dueAt: Date;
  /** Without a publication the order expires. */
  expiresAt: Date;
};

/** Undefined where any day will do. */
export const opensOn = ({ publishDateMode, publishOn }: PublishDate): string | undefined =>
  publishDateMode === "Before" ? undefined : (publishOn ?? undefined);

/** Window of an accepted order (R4.7). `server/queries-punctuality.ts` repeats the rule in SQL. */
export function windowOf(acceptedAt: Date, turnaroundHours: number, date: PublishDate): PublicationWindow {
  const { publishDateMode, publishOn } = date;
  const firstDay = opensOn(date);
  const opensAt = firstDay ? startOfDay(firstDay) : undefined;
  const turnaround = turnaroundHours * hourMilliseconds;
  const after = (instant: Date) => new Date(instant.getTime() + turnaround);
  const until = (dueAt: Date) => ({ opensAt, dueAt, expiresAt: dueAt });
  if (publishOn === null) return until(after(acceptedAt));
  switch (publishDateMode) {
    case "On":
      return { opensAt, dueAt: endOfDay(publishOn), expiresAt: after(endOfDay(publishOn)) };
    case "After":
      return until(after(later(acceptedAt, startOfDay(publishOn))));
    case "Before":
      return until(earlier(after(acceptedAt), endOfDay(publishOn)));
  }
}

/** The publisher's clock runs from the acceptance, if there was one. */
export type DatedOrder = { acceptedAt: Date | string | null; conditions: { turnaroundHours: number } };

/** False when an order under this date would be late at once. */
export function leavesTime(date: PublishDate, { acceptedAt, conditions }: DatedOrder, now: Date): boolean {
  if (isDateOver(date, now)) return false;
  return !acceptedAt || windowOf(new Date(acceptedAt), conditions.turnaroundHours, date).dueAt > now;
}

/** False when an order accepted now would end before the turnaround does. */
export function leavesTurnaround(now: Date, turnaroundHours: number, date: PublishDate): boolean {
  const endUnder = (each: PublishDate) => windowOf(now, turnaroundHours, each).expiresAt;
  return endUnder(date) >= endUnder(asSoonAsPossible);
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
