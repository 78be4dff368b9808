import { refusalsOf } from "#platform/lifecycle/lifecycle.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { orderAgents } from "./agent-marks.ts";
import { orderMoveInputs, seenOrder } from "./moves/move-input.ts";
import { moneyAfter, orderLife, orderMoves } from "./order.ts";

/** An operation for each move of people, by the end of its address: `request-changes`. */
export const moveOperations = movesAsOperations(orderMoves, orderMoveInputs, {
  movesMoney: (name) => moneyAfter(name) !== undefined,
  refusals: (name) => refusalsOf(orderLife, name),
  fields: seenOrder,
  agents: orderAgents,
});
