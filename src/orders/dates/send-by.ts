import { endOfDay, hourMilliseconds } from "#platform/contract/day.ts";
import type { PublishDate } from "./publish-date.ts";

/** Hours. A publisher who writes the text has the turnaround twice. */
export type PublisherTime = { answerHours: number; turnaroundHours: number; isWritten: boolean };

/**
 * Latest moment to send a text or brief and keep its publish date; undefined where no day binds. The migrations repeat
 * the rule in SQL.
 */
export function sendBy(
  { publishDateMode, publishOn }: PublishDate,
  { answerHours, turnaroundHours, isWritten }: PublisherTime,
): Date | undefined {
  if (publishOn === null || publishDateMode === "After") return undefined;
  const hours = answerHours + turnaroundHours * (isWritten ? 2 : 1);
  return new Date(endOfDay(publishOn).getTime() - hours * hourMilliseconds);
}
