import { type GuardName, guards } from "../guards.ts";
import type { MoveTexts } from "../moves/move.ts";
import { moveNamed, type OrderMove, type OrderStatus, orderMoveNames, orderStatuses } from "../order.ts";
import { statusNames } from "../statuses.ts";
import { deadlineOf } from "../timer.ts";

/** The words that the table of moves says, for the catalogue: a locale translates them there. */
export const tableTexts = {
  moves: Object.fromEntries(orderMoveNames.map((name) => [name, moveNamed(name).texts])) as Record<
    OrderMove,
    MoveTexts
  >,
  /** Why a move can't be made now, by its guard. */
  refusals: Object.fromEntries(Object.entries(guards).map(([name, { refusal }]) => [name, refusal])) as Record<
    GuardName,
    string
  >,
  deadlines: Object.fromEntries(orderStatuses.map((status) => [status, deadlineOf(status)?.label])) as Partial<
    Record<OrderStatus, string>
  >,
  statuses: statusNames,
};
