import { isOfferOpen } from "../../src/offers/offer.ts";
import { orderLife } from "../../src/orders/order.ts";
import { claimedStatus, heldStatuses, settledStatuses } from "../../src/orders/statuses.ts";
import { deadlineOf } from "../../src/platform/lifecycle/lifecycle.ts";
import { heldForExtras } from "./extras.ts";
import { movableStatuses } from "./moves.ts";
import { clients, require, type WalkedOffer, type WalkedOrder, type World } from "./world.ts";

/** Holds after every step of a walk. */
export function requireInvariants({ books, orders, extras, offers, now }: World): void {
  require(books.sum() === 0, "all entries sum to zero");
  for (const client of clients) {
    const open = orders.filter((each) => each.clientOrganizationId === client && heldStatuses.includes(each.status));
    const offered = offers.filter((each) => each.clientOrganizationId === client);
    const expected =
      open.reduce((sum, { totalCents }) => sum + totalCents, 0) +
      offered.reduce((sum, { heldCents }) => sum + heldCents, 0) +
      heldForExtras(extras, client);
    require(books.balanceOf(client, "held") ===
      expected, `held money of ${client} equals the open orders, offers and extras`);
  }
  require(books.balanceOf(null, "revenue") >= 0, "the service fee is never given back more than taken");
  for (const order of orders) requireOrder(order, now);
  for (const offer of offers) requireOffer(offer, now);
}

function requireOrder(order: WalkedOrder, now: Date): void {
  const { status, dueAt, deadlineAt, toldBy } = order;
  require(!deadlineAt || !dueAt || dueAt <= deadlineAt, `${status} is due before it ends by itself`);
  require(!settledStatuses.includes(status) || !deadlineAt, `${status} has no clock`);
  require(order.paidCents <= order.owedCents, "nobody pays more than is owed");
  require(order.hasOpenClaim ===
    (status === claimedStatus), `the claim of ${status} is open as long as the order waits for it`);
  if (settledStatuses.includes(status)) return;
  // Somebody can always bring an open order on: a person, or its own clock.
  const waits = deadlineOf(orderLife, status)
    ? deadlineAt !== null || toldBy.length > 0 || status === "revision_requested"
    : false;
  require(waits, `${status} ends (${now.toISOString()})`);
  require(movableStatuses.has(status), `${status} leads on`);
}

function requireOffer({ status, by, heldCents, totalCents, expiresAt }: WalkedOffer, now: Date): void {
  const isOpen = isOfferOpen(status);
  require(isOpen === heldCents > 0, `an offer that is ${status} holds money only while it is open`);
  require(isOpen === (expiresAt !== null && expiresAt > now), `an offer that is ${status} ends by itself`);
  require(heldCents <= totalCents, "an offer holds no more than it asks");
  require(!isOpen || by === "publisher" || heldCents === totalCents, "the advertiser's own version is held whole");
}
