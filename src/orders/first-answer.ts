import { type OrderMove, type OrderStatus, orderLife } from "./order.ts";

export type FirstAnswer = { askedAt: Date | null; answeredAt: Date | null; isAnswerMissed: boolean };

/** States in which an order waits for its publisher's first answer. */
const askedStatuses: readonly OrderStatus[] = ["sent", "briefed"];

/** Fields of the publisher's first answer after a move: when it was asked, and when it answered or let the time pass. */
export function answerAfter(
  order: FirstAnswer & { status: OrderStatus },
  { move, status }: { move: OrderMove; status: OrderStatus },
  now: Date,
): Partial<FirstAnswer> {
  if (!order.askedAt) return askedStatuses.includes(status) ? { askedAt: now } : {};
  const isOver = order.answeredAt !== null || order.isAnswerMissed;
  if (isOver || !askedStatuses.includes(order.status)) return {};
  if (move === "expire") return { isAnswerMissed: true };
  return "publisher" in orderLife.moves[move].by ? { answeredAt: now } : {};
}
