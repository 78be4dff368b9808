import type { TradeSide } from "#events/trade-side.ts";
import type { MoveTexts } from "#platform/lifecycle/lifecycle.ts";
import { type GuardName, guards } from "../guards.ts";
import { type OrderMove, orderLife, orderMoveNames } from "../order.ts";
import { dueLabel } from "../timer.ts";

export const tableTexts = {
  moves: Object.fromEntries(orderMoveNames.map((name) => [name, orderLife.moves[name].texts])) as Record<
    OrderMove,
    MoveTexts<TradeSide>
  >,
  refusals: Object.fromEntries(Object.entries(guards).map(([name, { refusal }]) => [name, refusal])) as Record<
    GuardName,
    string
  >,
  dueLabel,
  statuses: orderLife.statusNames,
};
