import { type TradeSide, tradeSides } from "../../src/events/trade-side.ts";
import {
  type ExtraMove,
  extraLife,
  extraMoveNames,
  hasExtraEffect,
  holdsMoney,
  type OrderExtraKind,
  orderExtraKinds,
  proposers,
} from "../../src/orders/extras/order-extra.ts";
import { changeHeld, holdFunds, releaseFunds, splitHeld } from "../../src/orders/money/postings.ts";
import type { OrderParty } from "../../src/orders/moves/party.ts";
import { extraStatuses } from "../../src/orders/statuses.ts";
import { isOpenMove, statusAfter } from "../../src/platform/lifecycle/lifecycle.ts";
import { shareOf } from "../../src/platform/money/money.ts";
import type { Books } from "./books.ts";
import type { StepOf } from "./steps.ts";
import { count, nthNewest, type WalkedExtra, type WalkedOrder, type World } from "./world.ts";

/** Makers of moves of extras, which are kept in memory and paid by the ledger's own postings. */
const parties = [...tradeSides, "operator", "system"] as const satisfies OrderParty[];

/** Proposes an extra of one of the newest orders, or makes a move of one that is there. */
export function takeExtraStep(world: World, { order, choice, cents }: StepOf<"extra">): void {
  const movable = world.extras.filter((extra) => movesOf(extra).length > 0);
  const chosen = nthNewest(movable, choice);
  if (chosen && order > 0) {
    const moves = movesOf(chosen);
    const move = moves[cents % moves.length] ?? "withdraw";
    make(world.books, chosen, { move, refundCents: 1 + (cents % chosen.priceCents) });
    count(world, `extra: ${move}`);
    return;
  }
  const kind = orderExtraKinds[choice % orderExtraKinds.length] ?? "custom";
  const proposedBy = proposers[kind][cents % proposers[kind].length] ?? "publisher";
  const takers = world.orders.filter(({ status }) => extraStatuses[kind].includes(status));
  const taker = nthNewest(takers, cents);
  if (taker) propose(world, taker, { kind, proposedBy, cents });
}

/** Moves of either side, or of Byline once the time has passed, as its order stands. */
const movesOf = (extra: WalkedExtra): ExtraMove[] => {
  const isTaken = extraStatuses[extra.kind].includes(extra.order.status);
  const subject = { ...extra, isTaken, toldBy: [], isAnswerOver: true };
  const isOpen = (name: ExtraMove) => parties.some((party) => isOpenMove(extraLife, name, subject, party));
  return extraMoveNames.filter(isOpen);
};

type WalkedProposal = { kind: OrderExtraKind; proposedBy: TradeSide; cents: number };

function propose(
  { books, extras }: { books: Books; extras: WalkedExtra[] },
  order: WalkedOrder,
  { kind, proposedBy, cents }: WalkedProposal,
): void {
  const extra: WalkedExtra = {
    extraId: `extra-${extras.length}`,
    order,
    kind,
    proposedBy,
    status: "open",
    priceCents: cents,
  };
  if (holdsMoney(extra)) {
    if (books.balanceOf(order.clientOrganizationId, "available") < cents) return;
    books.post(holdFunds(escrowOf(extra)));
  }
  extras.push(extra);
}

function make(books: Books, extra: WalkedExtra, { move, refundCents }: { move: ExtraMove; refundCents: number }): void {
  const { order, priceCents } = extra;
  const held = holdsMoney(extra);
  if (hasExtraEffect(move, "hold") && !held) {
    if (books.balanceOf(order.clientOrganizationId, "available") < priceCents) return;
    if (extra.kind === "custom") takeIn(books, extra);
    else books.post(holdFunds(escrowOf(extra)));
  }
  if (hasExtraEffect(move, "release") && held) books.post(releaseFunds(escrowOf(extra)));
  if (hasExtraEffect(move, "pay")) split(books, extra, 0);
  if (hasExtraEffect(move, "split")) split(books, extra, refundCents);
  extra.status = statusAfter(extraLife, move, extra.status);
}

/** A custom extra is a part of its order from now on. */
function takeIn(books: Books, { extraId, order, priceCents }: WalkedExtra): void {
  const fromCents = order.totalCents;
  order.totalCents += priceCents;
  books.post(changeHeld({ ...order, changeId: extraId, fromCents, toCents: order.totalCents }));
}

/** So much goes back, and the publisher earns from the rest. */
function split(books: Books, extra: WalkedExtra, refundCents: number): void {
  if (refundCents === extra.priceCents) {
    books.post(releaseFunds(escrowOf(extra)));
    return;
  }
  const { publisherOrganizationId, feeBasisPoints } = extra.order;
  const feeCents = shareOf(extra.priceCents - refundCents, feeBasisPoints);
  books.post(splitHeld({ ...escrowOf(extra), publisherOrganizationId, feeCents, refundCents }));
}

const escrowOf = ({ extraId, order, priceCents }: WalkedExtra) => ({
  orderId: extraId,
  clientOrganizationId: order.clientOrganizationId,
  totalCents: priceCents,
});

export const heldForExtras = (extras: WalkedExtra[], client: string): number =>
  extras
    .filter((extra) => extra.order.clientOrganizationId === client && holdsMoney(extra))
    .reduce((sum, { priceCents }) => sum + priceCents, 0);
