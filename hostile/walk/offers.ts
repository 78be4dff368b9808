import { type TradeSide, tradeSides } from "../../src/events/trade-side.ts";
import { heldAfterVersion, isOfferOpen, type OfferMove, offerLife, versionsMax } from "../../src/offers/offer.ts";
import { changeHeld, holdFunds, releaseFunds } from "../../src/orders/money/postings.ts";
import { allowedMoves, isOpenMove, statusAfter } from "../../src/platform/lifecycle/lifecycle.ts";
import { withEveryRight } from "../../src/platform/lifecycle/test-support.ts";
import { beginOrder } from "./bookings.ts";
import type { StepOf } from "./steps.ts";
import { count, dateIn, hour, nthNewest, sidesOf, type WalkedOffer, type World } from "./world.ts";

const answerHours = 7 * 24;

/** An advertiser names a price, which is held from now on (R4.6). */
export function makeOffer(world: World, { pair, cents, date, feeBasisPoints }: StepOf<"offer">): void {
  const sides = sidesOf(pair);
  if (world.books.balanceOf(sides.clientOrganizationId, "available") < cents) return;
  const offer: WalkedOffer = {
    ...sides,
    offerId: `offer-${count(world, "offer: make")}`,
    status: "sent",
    version: 1,
    by: "client",
    totalCents: cents,
    heldCents: cents,
    expiresAt: inAnswerTime(world),
    date: dateIn(world, date),
    feeBasisPoints,
  };
  world.offers.push(offer);
  world.books.post(holdFunds(escrowOf(offer, cents)));
}

/** A side makes one of its moves of one of the newest open offers. */
export function answerOffer(world: World, { newest, choice, cents }: StepOf<"answer">): void {
  const offer = nthNewest(
    world.offers.filter(({ status }) => isOfferOpen(status)),
    newest,
  );
  if (!offer) return;
  const possible = tradeSides.flatMap((side) =>
    allowedMoves(offerLife, offer, withEveryRight(side)).map((move) => ({ move, side })),
  );
  const { move, side } = possible[choice % possible.length] ?? {};
  if (move === "counter" && side) counter(world, offer, { side, cents });
  else if (move) end(world, offer, move);
}

/** Offers that nobody answered in time. */
export function expireOffers(world: World): void {
  for (const offer of world.offers)
    if (offer.expiresAt && offer.expiresAt <= world.now && isOpenMove(offerLife, "expire", offer, "system"))
      end(world, offer, "expire");
}

const inAnswerTime = ({ now }: World) => new Date(now.getTime() + answerHours * hour);

const escrowOf = ({ offerId: orderId, clientOrganizationId }: WalkedOffer, totalCents: number) => ({
  orderId,
  clientOrganizationId,
  totalCents,
});

/** Another version; its money follows as far as its side may hold it. */
function counter(world: World, offer: WalkedOffer, { side, cents }: { side: TradeSide; cents: number }): void {
  if (!isOfferOpen(offer.status) || offer.version >= versionsMax || cents === offer.totalCents) return;
  if (!changeOffered(world, offer, heldAfterVersion(side, offer.heldCents, cents), offer.version + 1)) return;
  Object.assign(offer, {
    status: statusAfter(offerLife, "counter", offer.status),
    version: offer.version + 1,
    by: side,
    totalCents: cents,
    expiresAt: inAnswerTime(world),
  });
  count(world, "offer: counter");
}

function end(world: World, offer: WalkedOffer, move: OfferMove): void {
  if (!isOfferOpen(offer.status)) return;
  if (offerLife.moves[move].effects.includes("bookOrder")) {
    if (!changeOffered(world, offer, offer.totalCents, offer.version)) return;
    const { offerId: orderId, clientOrganizationId, publisherOrganizationId, totalCents, feeBasisPoints, date } = offer;
    beginOrder(world, { orderId, clientOrganizationId, publisherOrganizationId, totalCents, feeBasisPoints, date });
  } else world.books.post(releaseFunds(escrowOf(offer, offer.heldCents)));
  Object.assign(offer, { status: statusAfter(offerLife, move, offer.status), heldCents: 0, expiresAt: null });
  count(world, `offer: ${move}`);
}

/** Holds as much as a version asks for; false when the balance is not enough. */
function changeOffered({ books }: World, offer: WalkedOffer, toCents: number, version: number): boolean {
  const { offerId: orderId, clientOrganizationId, heldCents: fromCents } = offer;
  if (books.balanceOf(clientOrganizationId, "available") < toCents - fromCents) return false;
  if (toCents !== fromCents)
    books.post(changeHeld({ orderId, clientOrganizationId, fromCents, toCents, changeId: `version-${version}` }));
  offer.heldCents = toCents;
  return true;
}
