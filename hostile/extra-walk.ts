import {
  allowedExtraMoves,
  canMoveExtra,
  type ExtraMove,
  type ExtraSide,
  extraMoveNamed,
  holdsMoney,
  type OrderExtraKind,
  type OrderExtraStatus,
  orderExtraKinds,
  proposers,
} from "../src/orders/extras/order-extra.ts";
import { moneyOf } from "../src/orders/money.ts";
import type { OrderStatus } from "../src/orders/order.ts";
import { extraStatuses } from "../src/orders/statuses.ts";
import { changeHeld, holdFunds, releaseFunds, splitHeld } from "../src/wallet/posting.ts";
import type { Books } from "./books.ts";

/** What an extra asks of the order that it belongs to. */
type ExtendedOrder = {
  orderId: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  status: OrderStatus;
  totalCents: number;
  feeBasisPoints: number;
};

/** Extras of walked orders: proposed, answered, done and paid, in memory, by the ledger's own postings. */
export type WalkedExtra = {
  extraId: string;
  order: ExtendedOrder;
  kind: OrderExtraKind;
  status: OrderExtraStatus;
  proposedBy: ExtraSide;
  priceCents: number;
};

const sides = ["client", "publisher"] as const;

export type ExtraStep = { kind: "extra"; order: number; choice: number; cents: number };

/** Proposes an extra of one of the newest orders, or makes a move of one that is there; what can't be done changes nothing. */
export function takeExtraStep(
  world: { books: Books; orders: ExtendedOrder[]; extras: WalkedExtra[] },
  { order, choice, cents }: ExtraStep,
): void {
  const walked = world.orders.at(-1 - (order % Math.max(1, world.orders.length)));
  const moves = world.extras.flatMap((extra) => movesOf(extra).map((move) => ({ extra, move })));
  const chosen = moves.at(-1 - (choice % Math.max(1, moves.length)));
  if (chosen && choice % 3 > 0) {
    make(world.books, chosen.extra, chosen.move);
    return;
  }
  const kind = orderExtraKinds[choice % orderExtraKinds.length] ?? "custom";
  const proposedBy = proposers[kind][cents % proposers[kind].length] ?? "publisher";
  if (walked && extraStatuses[kind].includes(walked.status)) propose(world, walked, { kind, proposedBy, cents });
}

/** What either side, or Byline once the time has passed, may do with an extra as its order stands. */
const movesOf = (extra: WalkedExtra): ExtraMove[] => {
  const bySides = sides.flatMap((side) => allowedExtraMoves(extra, side));
  const byByline = (["void", "giveUp", "confirm"] as const).filter((move) => canMoveExtra(move, extra, "system"));
  const isTaken = extraStatuses[extra.kind].includes(extra.order.status);
  return [...new Set([...bySides, ...byByline])].filter((move) => isTaken || extraMoveNamed(move).money !== "held");
};

type Proposed = { kind: OrderExtraKind; proposedBy: ExtraSide; cents: number };

function propose(
  { books, extras }: { books: Books; extras: WalkedExtra[] },
  order: ExtendedOrder,
  { kind, proposedBy, cents }: Proposed,
): void {
  const extra: WalkedExtra = {
    ...{ extraId: `extra-${extras.length}`, order, kind, proposedBy },
    status: "open",
    priceCents: cents,
  };
  if (holdsMoney(extra)) {
    if (books.balanceOf(order.clientOrganizationId, "available") < cents) return;
    books.post(holdFunds(escrowOf(extra)));
  }
  extras.push(extra);
}

function make(books: Books, extra: WalkedExtra, move: ExtraMove): void {
  const { to, money } = extraMoveNamed(move);
  const { order, priceCents } = extra;
  const held = holdsMoney(extra);
  if (money === "held" && !held) {
    if (books.balanceOf(order.clientOrganizationId, "available") < priceCents) return;
    if (extra.kind === "custom") takeIn(books, extra);
    else books.post(holdFunds(escrowOf(extra)));
  }
  if (money === "released" && held) books.post(releaseFunds(escrowOf(extra)));
  if (money === "paid") pay(books, extra);
  extra.status = to;
}

/** A custom extra is a part of its order from now on. */
function takeIn(books: Books, { extraId, order, priceCents }: WalkedExtra): void {
  const fromCents = order.totalCents;
  order.totalCents += priceCents;
  books.post(changeHeld({ ...order, changeId: extraId, fromCents, toCents: order.totalCents }));
}

function pay(books: Books, extra: WalkedExtra): void {
  const { publisherOrganizationId, feeBasisPoints } = extra.order;
  const { feeCents } = moneyOf({ status: "completed", totalCents: extra.priceCents, feeBasisPoints });
  books.post(splitHeld({ ...escrowOf(extra), publisherOrganizationId, feeCents, refundCents: 0 }));
}

const escrowOf = ({ extraId, order, priceCents }: WalkedExtra) => ({
  orderId: extraId,
  clientOrganizationId: order.clientOrganizationId,
  totalCents: priceCents,
});

/** What is to be held for a client's extras by themselves. */
export const heldForExtras = (extras: WalkedExtra[], client: string): number =>
  extras
    .filter((extra) => extra.order.clientOrganizationId === client && holdsMoney(extra))
    .reduce((sum, { priceCents }) => sum + priceCents, 0);
