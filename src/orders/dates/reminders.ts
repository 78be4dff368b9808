import { hourMilliseconds } from "#platform/contract/day.ts";

const reminderHours = [48, 12] as const;

/** Next reminder after a moment. Null when none is left, or the term is shorter than its reminders. */
export function nextReminder(dueAt: Date | null, after: Date): Date | null {
  if (!dueAt) return null;
  const reminders = reminderHours.map((hours) => new Date(dueAt.getTime() - hours * hourMilliseconds));
  return reminders.find((reminder) => reminder > after) ?? null;
}
