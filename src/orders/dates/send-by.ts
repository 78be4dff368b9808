import { endOfDay, hourMilliseconds } from "./days.ts";
import type { PublishDate } from "./publish-date.ts";

/** How long a publisher may take, in hours; who writes the text has the turnaround twice. */
export type PublisherTime = { answerHours: number; turnaroundHours: number; isWritten: boolean };

/**
 * The latest moment to send a text, or the brief for one, so that its publish date can be kept: the end of the day, less the time to
 * answer and to publish. Undefined where no day binds. The migrations say the same to the database.
 */
export function sendBy(
  { publishDateMode, publishOn }: PublishDate,
  { answerHours, turnaroundHours, isWritten }: PublisherTime,
): Date | undefined {
  if (publishOn === null || publishDateMode === "After") return undefined;
  const hours = answerHours + turnaroundHours * (isWritten ? 2 : 1);
  return new Date(endOfDay(publishOn).getTime() - hours * hourMilliseconds);
}
