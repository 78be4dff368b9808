import type { TradeSide } from "../../src/events/trade-side.ts";
import type { Extra } from "../../src/formats/extras.ts";
import type { OfferStatus } from "../../src/offers/offer.ts";
import type { PublishDate } from "../../src/orders/dates/publish-date.ts";
import type { OrderExtraKind, OrderExtraStatus } from "../../src/orders/extras/order-extra.ts";
import type { MovedOrder } from "../../src/orders/fields-after.ts";
import type { OrderParty } from "../../src/orders/moves/party.ts";
import { creditTopUp } from "../../src/payments/top-ups/postings.ts";
import { Books } from "./books.ts";

export const hour = 3_600_000;
export const clients = ["ada", "bea"] as const;
export const publishers = ["paul", "pia"] as const;

/** A buyer and a seller; each pair has a number from 0 to 3. */
export type Sides = { clientOrganizationId: string; publisherOrganizationId: string };
export const sidesOf = (pair: number): Sides => ({
  clientOrganizationId: clients[pair % 2] ?? "ada",
  publisherOrganizationId: publishers[pair >> 1] ?? "paul",
});

export type WalkedOrder = Sides &
  MovedOrder & {
    orderId: string;
    totalCents: number;
    feeBasisPoints: number;
    conditions: { turnaroundHours: number; guaranteeDays: number };
    extras: Extra[];
    toldBy: OrderParty[];
    checkPasses: boolean;
    hasOpenClaim: boolean;
    /** Open and closed ones. */
    claims: number;
    /** Cents that a decision after completion left to be paid. */
    owedCents: number;
    paidCents: number;
  };

/** Proposed of an order, answered, done and paid. */
export type WalkedExtra = {
  extraId: string;
  order: WalkedOrder;
  kind: OrderExtraKind;
  status: OrderExtraStatus;
  proposedBy: TradeSide;
  priceCents: number;
};

export type WalkedOffer = Sides & {
  offerId: string;
  status: OfferStatus;
  /** The version that stands: its number, side and sum. */
  version: number;
  by: TradeSide;
  totalCents: number;
  heldCents: number;
  expiresAt: Date | null;
  date: PublishDate;
  feeBasisPoints: number;
};

export type World = {
  now: Date;
  books: Books;
  orders: WalkedOrder[];
  extras: WalkedExtra[];
  offers: WalkedOffer[];
  /** How often each thing was done. */
  done: Map<string, number>;
};

export function newWorld(): World {
  const books = new Books();
  for (const organizationId of clients)
    books.post(creditTopUp({ topUpId: organizationId, organizationId, amountCents: 500_000 }));
  return { now: new Date("2026-11-22T10:00:00.000Z"), books, orders: [], extras: [], offers: [], done: new Map() };
}

export const count = ({ done }: Pick<World, "done">, deed: string): number => {
  const times = (done.get(deed) ?? 0) + 1;
  done.set(deed, times);
  return times;
};

/** One of the newest; undefined where there is none. */
export const nthNewest = <Item>(items: Item[], back: number): Item | undefined =>
  items.at(-1 - (back % Math.max(1, items.length)));

export type WishedDate = { mode: PublishDate["publishDateMode"]; inDays: number | null };

export const dateIn = ({ now }: World, { mode, inDays }: WishedDate): PublishDate => ({
  publishDateMode: mode,
  publishOn:
    inDays === null && mode === "After"
      ? null
      : new Date(now.getTime() + (inDays ?? 5) * 24 * hour).toISOString().slice(0, 10),
});

export function require(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`broken: ${rule}`);
}
