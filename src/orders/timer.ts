import type { DeadlineRule } from "./move.ts";
import {
  booking,
  guardAgainst,
  type Move,
  moveNamed,
  type OrderMove,
  type OrderStatus,
  orderMoveNames,
  type Standing,
} from "./order.ts";

/** The operator's times (design, section 4), in hours. */
export type Timers = { textHours: number; answerHours: number; approvalHours: number };

export const defaultTimers: Timers = { textHours: 30 * 24, answerHours: 72, approvalHours: 72 };

const hoursOf: Record<DeadlineRule, (timers: Timers, turnaroundHours: number) => number> = {
  text: ({ textHours }) => textHours,
  answer: ({ answerHours }) => answerHours,
  turnaround: (_timers, turnaroundHours) => turnaroundHours,
  approval: ({ approvalHours }) => approvalHours,
};

/** Hours that the status a move leads to may last; undefined where it ends by a person alone. */
export const hoursUntilDeadline = (
  { deadline }: Pick<Move, "deadline">,
  timers: Timers,
  turnaroundHours: number,
): number | undefined => deadline && hoursOf[deadline.rule](timers, turnaroundHours);

/** The deadline of a status: every move that leads there says the same. */
export const deadlineOf = (status: OrderStatus): Move["deadline"] =>
  [booking, ...orderMoveNames.map(moveNamed)].find(({ to, deadline }) => to === status && deadline)?.deadline;

/**
 * The automatic move at a status's deadline; undefined when the clock just stops, because there is no such move or its guard
 * fails. A publication therefore completes by itself only if its last check passed (R4.5, R10.3).
 */
export function moveAtDeadline(order: Standing): OrderMove | undefined {
  const name = deadlineOf(order.status)?.passed;
  return name && guardAgainst(name, order) === undefined ? name : undefined;
}
