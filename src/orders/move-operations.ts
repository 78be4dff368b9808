import { type ActionName, action, actionName } from "#platform/contract/resource.ts";
import { type KebabCase, pathOf } from "#platform/lifecycle/lifecycle.ts";
import { noInput, withSeenOrder } from "./moves/move-input.ts";
import { moneyAfter, type OrderMoveOfPeople, orderLife, orderMovesOfPeople } from "./order.ts";

/** Answers the moved order. */
function moveOperation(name: OrderMoveOfPeople) {
  const { from, to, input = noInput, by, texts } = orderLife.moves[name];
  const permission = by.client ?? by.publisher;
  const leads = to === "stays" ? "the status stays." : `leads to ${to}.`;
  return action({
    summary: texts.label,
    description: `${texts.about ?? `${texts.label}.`} Possible from ${from.join(", ")}; ${leads}`,
    input: withSeenOrder(input),
    movesMoney: moneyAfter(name) !== undefined,
    // An operator's move is a verdict about somebody's money.
    ...(permission === undefined ? { operator: true, freshProof: true } : { permission }),
  });
}

/** An operation for each move of people, by the end of its address: `request-changes`. */
export const moveOperations = Object.fromEntries(
  orderMovesOfPeople.map((name) => [actionName(pathOf(name)), moveOperation(name)]),
) as Record<ActionName<KebabCase<OrderMoveOfPeople>>, ReturnType<typeof moveOperation>>;
