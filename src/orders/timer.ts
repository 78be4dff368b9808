import { deadlineOf, moveAtDeadline, statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { endOfWorkingDays, restoreWorkingDays } from "./claims/claim.ts";
import { hourMilliseconds } from "./dates/days.ts";
import type { PublishDate } from "./dates/publish-date.ts";
import { nextReminder } from "./dates/reminders.ts";
import { sendBy } from "./dates/send-by.ts";
import { windowOf } from "./dates/window.ts";
import type { DeadlineRule } from "./moves/move.ts";
import { type OrderParty, type OrderSide, orderSides } from "./moves/party.ts";
import { type Move, type OrderMove, type OrderStanding, type OrderStatus, orderLife } from "./order.ts";

/** The operator's times (design, section 4), in hours. */
export type Timers = { textHours: number; answerHours: number; approvalHours: number };

export const defaultTimers: Timers = { textHours: 30 * 24, answerHours: 72, approvalHours: 72 };

/** So long a publication that failed its checks may be mended, before it becomes a dispute by itself. */
const mendingHours = 14 * 24;

/** So long a revision may be late, before it becomes a dispute by itself. */
const lateRevisionHours = 7 * 24;

/** So long the other side of a dispute may answer. */
export const storyHours = 72;

/** What the times of a status are counted from. */
export type Clock = { now: Date; timers: Timers; turnaroundHours: number; isWritten: boolean; date: PublishDate };

/** When something is due, when its status ends by itself, and when whoever it waits for is reminded next. */
export type Times = { dueAt: Date | null; deadlineAt: Date | null; nextReminderAt: Date | null };

export const noTimes: Times = { dueAt: null, deadlineAt: null, nextReminderAt: null };

const hoursOf: Record<Exclude<DeadlineRule, "text" | "window" | "restoring">, (clock: Clock) => number> = {
  answer: ({ timers }) => timers.answerHours,
  turnaround: ({ turnaroundHours }) => turnaroundHours,
  revision: ({ turnaroundHours }) => turnaroundHours,
  approval: ({ timers }) => timers.approvalHours,
  mending: () => mendingHours,
  story: () => storyHours,
};

/** The times of a status that begins now; none where it ends by a person alone. */
export function timesOf(deadline: Move["deadline"], clock: Clock): Times {
  if (!deadline) return noTimes;
  if (deadline.rule === "window") return windowTimes(clock.now, clock);
  if (deadline.rule === "text")
    return sendingTimes(new Date(clock.now.getTime() + clock.timers.textHours * hourMilliseconds), clock);
  const dueAt =
    deadline.rule === "restoring"
      ? endOfWorkingDays(clock.now, restoreWorkingDays)
      : new Date(clock.now.getTime() + hoursOf[deadline.rule](clock) * hourMilliseconds);
  const graceHours = deadline.rule === "revision" ? lateRevisionHours : 0;
  const deadlineAt = new Date(dueAt.getTime() + graceHours * hourMilliseconds);
  return { dueAt, deadlineAt, nextReminderAt: nextReminder(dueAt, clock.now) };
}

/** The times of a text that is to be sent until it ends by itself: due so early that its publish date can be kept (R4.7). */
export function sendingTimes(deadlineAt: Date, { now, timers, date, ...work }: Clock): Times {
  const latest = sendBy(date, { ...work, answerHours: timers.answerHours });
  const dueAt = latest && latest < deadlineAt ? latest : deadlineAt;
  return { dueAt, deadlineAt, nextReminderAt: nextReminder(dueAt, now) };
}

/** The times of an order that was accepted, also after another date was agreed on (R4.7). */
export function windowTimes(
  acceptedAt: Date,
  { now, turnaroundHours, date }: Pick<Clock, "now" | "turnaroundHours" | "date">,
): Times {
  const { dueAt, expiresAt } = windowOf(acceptedAt, turnaroundHours, date);
  return { dueAt, deadlineAt: expiresAt, nextReminderAt: nextReminder(dueAt, now) };
}

/** What is due in a status, as a side of the order reads it. */
export function dueLabel(status: OrderStatus, reader: OrderParty): string | undefined {
  const deadline = deadlineOf(orderLife, status);
  return deadline?.waitsFor === reader ? (deadline.yours ?? deadline.label) : deadline?.label;
}

/** True when what happens at a status's deadline depends on the publication as it is then: a look comes first. */
export function asksForLook(status: OrderStatus): boolean {
  const move = deadlineOf(orderLife, status)?.passed;
  return move === "refundClaim" || (move !== undefined && (orderLife.moves[move].guards ?? []).includes("checksHold"));
}

/**
 * The move that an order's deadline demands, though nobody has made it yet: until then no side may move it. Undefined while the
 * clock runs, where a look decides first, and where the status stays as it is.
 */
export function overdueMove(order: OrderStanding & { deadlineAt: Date | null }, now: Date): OrderMove | undefined {
  if (!order.deadlineAt || order.deadlineAt > now || asksForLook(order.status)) return undefined;
  const move = moveAtDeadline(orderLife, order);
  return move && statusAfter(orderLife, move, order.status) !== order.status ? move : undefined;
}

/** The sides for which an order waits while its clock runs. */
export function waitsFor({ status, dispute }: Pick<OrderStanding, "status" | "dispute">): OrderSide[] {
  const waiting = deadlineOf(orderLife, status)?.waitsFor;
  if (waiting === "untold") return orderSides.filter((side) => !dispute?.toldBy.includes(side));
  return waiting ? [waiting] : [];
}
