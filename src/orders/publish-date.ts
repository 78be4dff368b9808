import { messages } from "#platform/contract/messages.ts";
import { day } from "#platform/contract/wire.ts";

/** Publish-date modes (R4.7). "After" without a date means as soon as accepted. */
export const publishDateModes = ["On", "After", "Before"] as const;
export type PublishDateMode = (typeof publishDateModes)[number];

/**
 * The problem of a mode and its day, if any: no day before today is possible. `today` is the day in UTC; both are `YYYY-MM-DD`.
 */
export function publishDateProblem(mode: PublishDateMode, publishOn: string | null, today: string): string | undefined {
  if (publishOn === null) return mode === "After" ? undefined : messages.choose;
  if (!day().safeParse(publishOn).success) return messages.date;
  const isOver = publishOn < today || (mode === "Before" && publishOn === today);
  return isOver ? messages.wrongDate : undefined;
}
