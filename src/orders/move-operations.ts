import { type ActionName, action, actionName } from "#platform/contract/resource.ts";
import { type KebabCase, pathOf, refusalsOf } from "#platform/lifecycle/lifecycle.ts";
import { noInput, withSeenOrder } from "./moves/move-input.ts";
import { moneyAfter, type OrderMoveOfPeople, orderLife, orderMovesOfPeople } from "./order.ts";

/** A move as an operation, as the table says it; its answer is the order as it stands afterwards. */
function moveOperation(name: OrderMoveOfPeople) {
  const { from, to, input = noInput, by, texts } = orderLife.moves[name];
  const permission = by.client ?? by.publisher;
  const leads = to === "stays" ? "the status stays." : `leads to ${to}.`;
  return action({
    summary: texts.label,
    description: `${texts.about ?? `${texts.label}.`} Possible from ${from.join(", ")}; ${leads}`,
    input: withSeenOrder(input),
    movesMoney: moneyAfter(name) !== undefined,
    refusals: refusalsOf(orderLife, name),
    // An operator's move is a verdict about somebody's money.
    ...(permission === undefined ? { operator: true, freshProof: true } : { permission }),
  });
}

/** An operation for each move that people make, by the last part of its address: `request-changes`. */
export const moveOperations = Object.fromEntries(
  orderMovesOfPeople.map((name) => [actionName(pathOf(name)), moveOperation(name)]),
) as Record<ActionName<KebabCase<OrderMoveOfPeople>>, ReturnType<typeof moveOperation>>;
