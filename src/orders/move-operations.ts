import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { seenOrder } from "./moves/move-input.ts";
import { moneyAfter, orderMoves } from "./order.ts";

/** An operation for each move of people, by the end of its address: `request-changes`. */
export const moveOperations = movesAsOperations(orderMoves, {
  movesMoney: (name) => moneyAfter(name) !== undefined,
  fields: seenOrder,
});
