import { hourMilliseconds } from "./days.ts";

/** Hours before something is due at which whoever it waits for is reminded. */
const reminderHours = [48, 12] as const;

/** The next reminder after a moment; null when none is left, and for a term that is shorter than its reminders. */
export function nextReminder(dueAt: Date | null, after: Date): Date | null {
  if (!dueAt) return null;
  const reminders = reminderHours.map((hours) => new Date(dueAt.getTime() - hours * hourMilliseconds));
  return reminders.find((reminder) => reminder > after) ?? null;
}
