import { type GuardName, guards } from "../guards.ts";
import type { MoveTexts } from "../moves/move.ts";
import { moveNamed, type OrderMove, orderMoveNames } from "../order.ts";
import { statusNames } from "../statuses.ts";
import { dueLabel } from "../timer.ts";

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
  dueLabel,
  statuses: statusNames,
};
