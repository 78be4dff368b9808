import type { OrderMove, OrderStatus } from "./order.ts";

/** The house's times (design, section 4), in hours. */
export type Timers = { textHours: number; answerHours: number; approvalHours: number };

export const defaultTimers: Timers = { textHours: 30 * 24, answerHours: 72, approvalHours: 72 };

/** Hours that a status may last, counted from its beginning; undefined where it ends by a person alone. */
export function hoursUntilDeadline(status: OrderStatus, timers: Timers, turnaroundHours: number): number | undefined {
  switch (status) {
    case "booked":
    case "changes_requested":
      return timers.textHours;
    case "sent":
      return timers.answerHours;
    case "accepted":
    case "revision_requested":
      return turnaroundHours;
    case "published":
      return timers.approvalHours;
    default:
      return undefined;
  }
}

/**
 * What the house does when a status has lasted too long. A publication completes by itself only if its last check
 * passed (R4.5, R10.3); otherwise the clock stops. A revision that never comes goes to a person, not to a timer.
 */
export function moveAtDeadline(status: OrderStatus, lastCheckPassed: boolean | undefined): OrderMove | undefined {
  switch (status) {
    case "booked":
    case "changes_requested":
      return "cancel";
    case "sent":
    case "accepted":
      return "expire";
    case "published":
      return lastCheckPassed ? "complete" : undefined;
    default:
      return undefined;
  }
}
