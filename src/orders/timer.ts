import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import { hourMilliseconds } from "#platform/contract/day.ts";
import { deadlineOf, moveAtDeadline, statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { endOfWorkingDays, restoreWorkingDays } from "./claims/claim.ts";
import type { PublishDate } from "./dates/publish-date.ts";
import { nextReminder } from "./dates/reminders.ts";
import { sendBy } from "./dates/send-by.ts";
import { windowOf } from "./dates/window.ts";
import type { DeadlineRule } from "./moves/move.ts";
import type { OrderParty } from "./moves/party.ts";
import { type Move, type OrderMove, type OrderStanding, type OrderStatus, orderLife, orderStatuses } from "./order.ts";

/** Set by the operator, in hours. */
export type Timers = { textHours: number; answerHours: number; approvalHours: number };

/** Time to mend a publication with failed checks; then a dispute opens. */
const mendingHours = 14 * 24;

/** Grace for a late revision; then a dispute opens. */
const lateRevisionHours = 7 * 24;

export const storyHours = 72;

export type Clock = { now: Date; timers: Timers; turnaroundHours: number; isWritten: boolean; date: PublishDate };

/** `dueAt` marks lateness, `deadlineAt` ends the status. */
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

/** Times of a status that starts now; none where only people end it. */
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

/** Times of an unsent text, due early enough to keep its publish date (R4.7). */
export function sendingTimes(deadlineAt: Date, { now, timers, date, ...work }: Clock): Times {
  const latest = sendBy(date, { ...work, answerHours: timers.answerHours });
  const dueAt = latest && latest < deadlineAt ? latest : deadlineAt;
  return { dueAt, deadlineAt, nextReminderAt: nextReminder(dueAt, now) };
}

/** Times of an accepted order, also under a new date (R4.7). */
export function windowTimes(
  acceptedAt: Date,
  { now, turnaroundHours, date }: Pick<Clock, "now" | "turnaroundHours" | "date">,
): Times {
  const { dueAt, expiresAt } = windowOf(acceptedAt, turnaroundHours, date);
  return { dueAt, deadlineAt: expiresAt, nextReminderAt: nextReminder(dueAt, now) };
}

/** Label of the deadline for this side. */
export function dueLabel(status: OrderStatus, reader: OrderParty): string | undefined {
  const deadline = deadlineOf(orderLife, status);
  return deadline?.waitsFor === reader ? (deadline.yours ?? deadline.label) : deadline?.label;
}

/** True when a deadline depends on the page: a look comes first. */
export function asksForLook(status: OrderStatus): boolean {
  const move = deadlineOf(orderLife, status)?.passed;
  return move === "refundClaim" || (move !== undefined && (orderLife.moves[move].guards ?? []).includes("checksHold"));
}

export const lookedAtStatuses = orderStatuses.filter(asksForLook);

/**
 * Move that a passed deadline demands, which blocks all others. Undefined while the clock runs, or where a look
 * decides.
 */
export function overdueMove(order: OrderStanding & { deadlineAt: Date | null }, now: Date): OrderMove | undefined {
  if (!order.deadlineAt || order.deadlineAt > now || asksForLook(order.status)) return undefined;
  const move = moveAtDeadline(orderLife, order);
  return move && statusAfter(orderLife, move, order.status) !== order.status ? move : undefined;
}

type AskingOrder = { status: OrderStatus; dispute: { toldBy: readonly OrderParty[] } | null };

/** Sides that must act while the clock runs. */
export function waitsFor({ status, dispute }: AskingOrder): TradeSide[] {
  const waiting = deadlineOf(orderLife, status)?.waitsFor;
  if (waiting === "untold") return tradeSides.filter((side) => !dispute?.toldBy.includes(side));
  return waiting ? [waiting] : [];
}
