import { type Extra, isWritten } from "../../src/formats/extras.ts";
import { bookings } from "../../src/orders/bookings.ts";
import type { PublishDate } from "../../src/orders/dates/publish-date.ts";
import { changeHeld, holdFunds } from "../../src/orders/money/postings.ts";
import { noProposal } from "../../src/orders/proposal.ts";
import { openStatuses } from "../../src/orders/statuses.ts";
import { timesOf } from "../../src/orders/timer.ts";
import type { StepOf } from "./steps.ts";
import { usualTimers } from "./timers.ts";
import { count, dateIn, nthNewest, publishers, type Sides, type WalkedOrder, type World } from "./world.ts";

type WalkedBooking = Sides & { orderId: string; totalCents: number; feeBasisPoints: number; date: PublishDate };

const unmoved = {
  ...noProposal,
  sentAt: null,
  acceptedAt: null,
  publishedAt: null,
  firstPublishedAt: null,
  completedAt: null,
  askedAt: null,
  answeredAt: null,
  isAnswerMissed: false,
  lookAskedAt: null,
  revisionRounds: 0,
  reason: null,
  brief: "A brief",
  publicationUrl: null,
  despite: [],
};

/** An order as it begins: every other one with a brief. Its caller holds the money. */
export function beginOrder(world: World, { date, ...booked }: WalkedBooking): WalkedOrder {
  const begun = bookings[booked.totalCents % bookings.length] ?? bookings[0];
  const extras: Extra[] = begun.to === "briefing" ? [{ name: "Text", kind: "writing", priceCents: 0 }] : [];
  const conditions = { turnaroundHours: 48, guaranteeDays: 90 };
  const order: WalkedOrder = {
    ...timesOf(begun.deadline, {
      now: world.now,
      timers: usualTimers,
      turnaroundHours: 48,
      isWritten: isWritten(extras),
      date,
    }),
    ...date,
    ...booked,
    conditions,
    extras,
    status: begun.to,
    ...unmoved,
    toldBy: [],
    checkPasses: true,
    hasOpenClaim: false,
    claims: 0,
    owedCents: 0,
    paidCents: 0,
  };
  world.orders.push(order);
  return order;
}

/** Books, if the balance is enough. */
export function book(
  world: World,
  sides: Sides,
  { cents, date, feeBasisPoints }: Omit<StepOf<"book">, "kind" | "pair">,
) {
  if (world.books.balanceOf(sides.clientOrganizationId, "available") < cents) return;
  const orderId = `order-${count(world, "book")}`;
  const booked = { ...sides, orderId, totalCents: cents, feeBasisPoints, date: dateIn(world, date) };
  world.books.post(holdFunds(beginOrder(world, booked)));
}

/** A swap goes on as a new order on another outlet, for what the old one gave back (R4.9). */
export function bookInstead(world: World, { clientOrganizationId, publisherOrganizationId, totalCents }: WalkedOrder) {
  const other = publishers.find((each) => each !== publisherOrganizationId) ?? publishers[0];
  book(
    world,
    { clientOrganizationId, publisherOrganizationId: other },
    { cents: totalCents, date: { mode: "After", inDays: null }, feeBasisPoints: 1_500 },
  );
}

/** The advertiser accepts what the format costs by now of an order that nobody accepted yet (R4.8). */
export function acceptConditions(world: World, { newest, cents }: StepOf<"conditions">): void {
  const order = nthNewest(
    world.orders.filter(({ status }) => openStatuses.includes(status)),
    newest,
  );
  const fromCents = order?.totalCents ?? 0;
  if (!order || fromCents === cents) return;
  if (world.books.balanceOf(order.clientOrganizationId, "available") < cents - fromCents) return;
  order.totalCents = cents;
  const changeId = `conditions-${count(world, "acceptConditions")}`;
  world.books.post(changeHeld({ ...order, changeId, fromCents, toCents: cents }));
}
