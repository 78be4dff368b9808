import { tradeSides } from "../../src/events/trade-side.ts";
import { inputProblems } from "../../src/orders/checks.ts";
import { isDateOver } from "../../src/orders/dates/publish-date.ts";
import { isDisputable } from "../../src/orders/disputes/dispute.ts";
import { fieldsAfter, type OrderFacts } from "../../src/orders/fields-after.ts";
import { isFresh } from "../../src/orders/guards.ts";
import type { MoveInput } from "../../src/orders/moves/move-input.ts";
import type { OrderParty } from "../../src/orders/moves/party.ts";
import {
  type OrderEffect,
  type OrderMove,
  type OrderStatus,
  orderLife,
  orderMoveNames,
  orderStatuses,
} from "../../src/orders/order.ts";
import { isProposalOver } from "../../src/orders/proposal.ts";
import { allowedMoves, moveAtDeadline } from "../../src/platform/lifecycle/lifecycle.ts";
import { withEveryRight } from "../../src/platform/lifecycle/test-support.ts";
import type { Proof } from "../../src/proof/proof-schema.ts";
import { bookInstead } from "./bookings.ts";
import { walkedDeeds } from "./effects.ts";
import { expireOffers } from "./offers.ts";
import type { StepOf } from "./steps.ts";
import { usualTimers } from "./timers.ts";
import { count, dateIn, hour, nthNewest, type WalkedOrder, type World } from "./world.ts";

const parties: OrderParty[] = [...tradeSides, "operator", "system"];

/** The statuses that some move leads on from. */
export const movableStatuses = new Set<OrderStatus>(
  orderStatuses.filter((status) => orderMoveNames.some((name) => orderLife.moves[name].from.includes(status))),
);

/** One of the newest orders that a move may still be made of. */
export function moveOne(world: World, step: StepOf<"move">): void {
  const movable = world.orders.filter(({ status }) => movableStatuses.has(status));
  const order = nthNewest(movable, step.newest);
  if (order) tryMove(world, order, step);
}

/** A publication is gone: of one of the newest completed orders whose guarantee runs. */
export function losePublication(world: World, { newest }: StepOf<"lose">): void {
  const kept = world.orders.filter((order) =>
    allowedMoves(orderLife, factsOf(world, order), withEveryRight("system")).includes("openClaim"),
  );
  const order = nthNewest(kept, newest);
  if (order) make(world, order, "openClaim", "system", { reason: "It is gone" });
}

/** Some hours at a time, so that deadlines fire in their order. */
export function wait(world: World, { hours }: StepOf<"wait">): void {
  const end = new Date(world.now.getTime() + hours * hour);
  while (world.now < end) {
    world.now = new Date(world.now.getTime() + 6 * hour);
    for (const order of world.orders) fireDeadline(world, order);
    expireOffers(world);
  }
}

function fireDeadline(world: World, order: WalkedOrder): void {
  if (!order.deadlineAt || order.deadlineAt > world.now) return;
  const move = moveAtDeadline(orderLife, factsOf(world, order));
  if (move) make(world, order, move, "system", { reason: "The time has passed" });
  else order.deadlineAt = null;
}

const factsOf = ({ now }: World, order: WalkedOrder): OrderFacts => ({
  ...order,
  title: "Title",
  brief: "A brief",
  content: "<p>A text</p>",
  conditions: {
    ...order.conditions,
    textMinCharacters: 1,
    textMaxCharacters: 100,
    hyperlinksMax: 0,
    imagesMin: 0,
    imagesMax: 0,
  },
  hyperlinkKind: "Without",
  mediaDomain: "paul.example",
  publicationUrl: null,
  daysAhead: 365,
  now,
  waitsForPayment: false,
  hasNewConditions: false,
  isDateOver: isDateOver(order, now),
  isProposalOver: isProposalOver(order, now),
  isLookFresh: isFresh(order.lookAskedAt, now),
  dispute: order.toldBy.length > 0 ? { toldBy: order.toldBy, isAnswerOver: !order.dueAt || order.dueAt <= now } : null,
  isGuaranteed: isDisputable(order, now),
  proof: proofOf(order),
});

const proofOf = ({ checkPasses }: WalkedOrder): Proof => ({
  state: checkPasses === undefined ? "unseen" : checkPasses ? "holds" : "failing",
  problems: checkPasses === false ? ["The page answers 404."] : [],
  checkedAt: null,
  checks: 7,
  linksFound: 1,
  linksPromised: 1,
});

/** Any party tries any of its moves; refused ones change nothing. */
function tryMove(world: World, order: WalkedOrder, step: StepOf<"move">): void {
  const facts = factsOf(world, order);
  const allowed = parties.flatMap((each) =>
    allowedMoves(orderLife, facts, withEveryRight(each)).map((name) => ({ name, party: each })),
  );
  // By itself Byline moves at deadlines alone, and by what a look finds.
  const possible = allowed
    .filter(({ name, party: each }) => each !== "system" || byLooks.includes(name))
    .filter(({ name }) => !step.isPatient || !orderLife.moves[name].effects.some((effect) => rash.includes(effect)));
  const chosen = possible[step.choice % Math.max(1, possible.length)];
  if (!chosen) return;
  const { name: move, party } = chosen;
  const refundCents = Math.floor(step.share * (order.totalCents - 1)) + 1;
  const input: MoveInput = {
    reason: "Because",
    brief: "Another brief",
    publicationUrl: "https://paul.example/x",
    refundCents,
    despite: proofOf(order).problems,
    ...sentDate(world, step),
  };
  if (inputProblems(orderLife.moves[move].checks ?? [], facts, input).length > 0) return;
  order.checkPasses = step.passes;
  make(world, order, move, party, input);
}

/** Effects that a patient maker brings about with no move. */
const rash: OrderEffect[] = ["releaseFunds", "openDispute"];

/** Byline's moves that follow from a look at the publication. */
const byLooks: OrderMove[] = ["complete", "openClaim", "restoreClaim"];

function sentDate(world: World, { date }: StepOf<"move">): Pick<MoveInput, "publishDateMode" | "publishOn"> {
  const { publishDateMode, publishOn } = dateIn(world, date);
  return { publishDateMode, ...(publishOn ? { publishOn } : {}) };
}

function make(world: World, order: WalkedOrder, move: OrderMove, party: OrderParty, input: MoveInput): void {
  Object.assign(order, fieldsAfter(order, { move, party, input }, factsOf(world, order), usualTimers));
  for (const effect of orderLife.moves[move].effects) walkedDeeds[effect]?.(world, order, { party, input });
  count(world, move);
  if (move === "swap") bookInstead(world, order);
}
