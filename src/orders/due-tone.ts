import { hourMilliseconds } from "#platform/contract/day.ts";
import type { StateTone } from "#platform/contract/state-tone.ts";

const soonHours = 24;
const nearHours = 72;

/** `bad` within a day and past the due date, `waiting` within three, `quiet` before and without one. */
export function dueToneOf(dueAt: string | null, now: Date): StateTone {
  if (!dueAt) return "quiet";
  const left = (new Date(dueAt).getTime() - now.getTime()) / hourMilliseconds;
  if (left < soonHours) return "bad";
  return left < nearHours ? "waiting" : "quiet";
}
