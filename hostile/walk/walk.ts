import fc from "fast-check";
import { offerHappenings } from "../../src/offers/offer.ts";
import { extraMoveNames } from "../../src/orders/extras/order-extra.ts";
import { orderMoveNames } from "../../src/orders/order.ts";
import { acceptConditions, book } from "./bookings.ts";
import { withdraw } from "./effects.ts";
import { takeExtraStep } from "./extras.ts";
import { requireInvariants } from "./invariants.ts";
import { losePublication, moveOne, wait } from "./moves.ts";
import { answerOffer, makeOffer } from "./offers.ts";
import { type Step, stepArbitrary } from "./steps.ts";
import { newWorld, sidesOf, type World } from "./world.ts";

/**
 * Random walks over the tables of moves, in memory and with a clock of their own. After each step the books, every order and every
 * offer must stand as they ever have to.
 */
export type Walked = { steps: number; moves: number; done: Record<string, number> };

/** Everything that can be done, by the tables. */
const deeds: string[] = [
  "book",
  "acceptConditions",
  "withdraw",
  "claim again",
  ...orderMoveNames,
  ...extraMoveNames.map((move) => `extra: ${move}`),
  ...offerHappenings.map((deed) => `offer: ${deed}`),
];

/** Walks `runs` times `steps` steps; throws with the shortest way to a broken rule. Answers how often each thing was done. */
export function walkOrders(runs: number, steps: number): Walked {
  const done = Object.fromEntries(deeds.map((deed) => [deed, 0]));
  const walked = { steps: 0, moves: 0 };
  fc.assert(
    fc.property(fc.noBias(fc.array(stepArbitrary, { minLength: steps, maxLength: steps })), (way) => {
      const world = newWorld();
      for (const step of way) {
        take(world, step);
        requireInvariants(world);
      }
      walked.steps += way.length;
      for (const [deed, times] of world.done) {
        done[deed] = (done[deed] ?? 0) + times;
        walked.moves += times;
      }
    }),
    { numRuns: runs },
  );
  return { ...walked, done };
}

const takers: { [Kind in Step["kind"]]: (world: World, step: Extract<Step, { kind: Kind }>) => void } = {
  book: (world, step) => book(world, sidesOf(step.pair), step),
  move: moveOne,
  extra: takeExtraStep,
  offer: makeOffer,
  answer: answerOffer,
  conditions: acceptConditions,
  lose: losePublication,
  wait,
  withdraw,
};

const take = (world: World, step: Step): void => (takers[step.kind] as (world: World, step: Step) => void)(world, step);
