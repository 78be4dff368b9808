import { canMove, guardAgainst } from "#platform/lifecycle/lifecycle.ts";
import type { Order } from "../../contract.ts";
import { isDateOver } from "../../dates/publish-date.ts";
import { leavesTime } from "../../dates/window.ts";
import { isDisputable } from "../../disputes/dispute.ts";
import { type GuardFacts, isFresh } from "../../guards.ts";
import { type OrderMoveOfPeople, orderLife, orderMovesOfPeople } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import type { MovePlace } from "../move.ts";

export type OfferedMove = { name: OrderMoveOfPeople; refusal: string | undefined };

/** Buttons of the reader's side, primary ones first. A refused move gives its reason or stays hidden. */
export function offeredMoves(order: Order, place: MovePlace): OfferedMove[] {
  const { status, party, moves } = order;
  const facts = factsOf(order);
  return orderMovesOfPeople
    .filter((name) => orderLife.moves[name].button?.place === place && canMove(orderLife, name, status, party))
    .map((name) => ({ name, guard: guardAgainst(orderLife, name, facts, party) }))
    .filter(({ name, guard }) => moves.includes(name) || guard)
    .map(({ name, guard }) => ({ name, refusal: guard && texts.moves.refusals[guard] }))
    .sort((one, other) => rank(one) - rank(other));
}

/** At most two: the move that brings the order forward, and another answer. Without the first, nothing is due. */
export function decisionOf(moves: OfferedMove[]): OfferedMove[] {
  const open = moves.filter(({ refusal }) => !refusal);
  return open[0] && rank(open[0]) === 0 ? open.slice(0, 2) : [];
}

const factsOf = (order: Order): GuardFacts => ({
  waitsForPayment: order.waitsForPayment,
  revisionRounds: order.revisionRounds,
  hasNewConditions: order.newConditions !== null,
  isDateOver: isDateOver(order, new Date()),
  dateProposedBy: order.proposedDate?.by ?? null,
  isProposalOver: order.proposedDate !== null && !leavesTime(order.proposedDate, order, new Date()),
  isLookFresh: isFresh(order.lookAskedAt, new Date()),
  dispute: order.dispute && { ...order.dispute, isAnswerOver: !order.dueAt || new Date(order.dueAt) <= new Date() },
  isGuaranteed: isDisputable(order, new Date()),
  proof: order.proof,
});

const rank = ({ name }: OfferedMove): number => (orderLife.moves[name].button?.tone === "primary" ? 0 : 1);
