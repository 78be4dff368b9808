import fc from "fast-check";
import { bookings } from "../src/orders/bookings.ts";
import { problemsOf } from "../src/orders/checks.ts";
import { isDateOver, type PublishDate, publishDateModes } from "../src/orders/dates/publish-date.ts";
import { isGuaranteed } from "../src/orders/disputes/dispute.ts";
import { type ExtraMove, extraMoveNames } from "../src/orders/extras/order-extra.ts";
import { areBothTold, isFresh } from "../src/orders/guards.ts";
import { moneyOf } from "../src/orders/money.ts";
import type { MoveInput } from "../src/orders/moves/move-input.ts";
import {
  allowedMoves,
  moveNamed,
  type OrderEffect,
  type OrderMove,
  type OrderStatus,
  orderMoveNames,
  type Standing,
  statusAfter,
} from "../src/orders/order.ts";
import type { OrderParty } from "../src/orders/party.ts";
import { claimedStatus, heldStatuses, isDateOpen, openStatuses, settledStatuses } from "../src/orders/statuses.ts";
import {
  deadlineOf,
  defaultTimers,
  moveAtDeadline,
  noTimes,
  type Times,
  timesOf,
  windowTimes,
} from "../src/orders/timer.ts";
import {
  changeHeld,
  creditTopUp,
  holdFunds,
  payOwed,
  releaseFunds,
  splitHeld,
  takeBack,
} from "../src/wallet/posting.ts";
import { Books } from "./books.ts";
import { heldForExtras, takeExtraStep, type WalkedExtra } from "./extra-walk.ts";

/**
 * Random walks over the table of moves: orders are booked, moved by every party, left to their deadlines and paid for, in
 * memory and with a clock of their own. After each step the books and every order must stand as they ever have to.
 */
const hour = 3_600_000;
const clients = ["ada", "bea"] as const;
const publishers = ["paul", "pia"] as const;
const parties: OrderParty[] = ["client", "publisher", "operator", "system"];

type WalkedOrder = PublishDate &
  Times & {
    orderId: string;
    clientOrganizationId: string;
    publisherOrganizationId: string;
    totalCents: number;
    feeBasisPoints: number;
    conditions: { turnaroundHours: number; guaranteeDays: number };
    status: OrderStatus;
    acceptedAt: Date | null;
    publishedAt: Date | null;
    lookAskedAt: Date | null;
    revisionRounds: number;
    proposed: (PublishDate & { by: OrderParty }) | null;
    toldBy: OrderParty[];
    checkPasses: boolean;
    hasOpenClaim: boolean;
    /** What a decision after completion left to be paid. */
    owedCents: number;
    paidCents: number;
  };

type World = {
  now: Date;
  books: Books;
  orders: WalkedOrder[];
  extras: WalkedExtra[];
  moves: number;
  conditionsAccepted: number;
  made: Set<OrderMove>;
  madeOfExtras: Set<ExtraMove>;
};

const dates = fc.record({
  mode: fc.constantFrom(...publishDateModes),
  inDays: fc.option(fc.integer({ min: -2, max: 20 })),
});
const stepArbitrary = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("book" as const),
      who: fc.nat(3),
      cents: fc.integer({ min: 1, max: 20_000 }),
      date: dates,
      fee: fc.integer({ min: 0, max: 5_000 }),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      order: fc.nat(5),
      choice: fc.nat(30),
      date: dates,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      passes: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("extra" as const),
      order: fc.nat(5),
      choice: fc.nat(30),
      cents: fc.integer({ min: 1, max: 5_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("conditions" as const),
      order: fc.nat(5),
      cents: fc.integer({ min: 1, max: 20_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("withdraw" as const),
      who: fc.nat(1),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

export type Walked = { steps: number; moves: number; neverMade: (OrderMove | ExtraMove)[] };

/** Walks `runs` times `steps` steps; throws with the shortest way to a broken rule. Answers how many moves were made, and which never were. */
export function walkOrders(runs: number, steps: number): Walked {
  const walked = { steps: 0, moves: 0 };
  const made = new Set<OrderMove>();
  const madeOfExtras = new Set<ExtraMove>();
  fc.assert(
    fc.property(fc.noBias(fc.array(stepArbitrary, { minLength: steps, maxLength: steps })), (way) => {
      const world = newWorld();
      for (const step of way) {
        take(world, step);
        requireInvariants(world);
      }
      walked.steps += way.length;
      walked.moves += world.moves;
      for (const move of world.made) made.add(move);
      for (const move of world.madeOfExtras) madeOfExtras.add(move);
    }),
    { numRuns: runs },
  );
  const neverMade = [
    ...orderMoveNames.filter((move) => !made.has(move)),
    ...extraMoveNames.filter((move) => !madeOfExtras.has(move)),
  ];
  return { ...walked, neverMade };
}

function newWorld(): World {
  const books = new Books();
  for (const organizationId of clients)
    books.post(creditTopUp({ topUpId: organizationId, organizationId, amountCents: 500_000 }));
  return {
    now: new Date("2026-11-22T10:00:00.000Z"),
    books,
    orders: [],
    extras: [],
    moves: 0,
    conditionsAccepted: 0,
    made: new Set(),
    madeOfExtras: new Set(),
  };
}

function take(world: World, step: Step): void {
  if (step.kind === "book") book(world, step);
  else if (step.kind === "wait") wait(world, step.hours);
  else if (step.kind === "extra") takeExtraStep(world, step);
  else if (step.kind === "conditions") acceptConditions(world, step);
  else if (step.kind === "withdraw") withdraw(world, step.who, step.share);
  else moveOne(world, step);
}

/** The advertiser accepts what the format costs by now of an order that nobody accepted yet (R4.8). */
function acceptConditions(world: World, { order: newest, cents }: Extract<Step, { kind: "conditions" }>): void {
  const open = world.orders.filter(({ status }) => openStatuses.includes(status));
  const order = open.at(-1 - (newest % Math.max(1, open.length)));
  const fromCents = order?.totalCents ?? 0;
  if (!order || fromCents === cents) return;
  if (world.books.balanceOf(order.clientOrganizationId, "available") < cents - fromCents) return;
  order.totalCents = cents;
  world.conditionsAccepted += 1;
  const changeId = `conditions-${world.conditionsAccepted}`;
  world.books.post(changeHeld({ ...order, changeId, fromCents, toCents: cents }));
}

/** One of the newest orders that a move may still be made of. */
function moveOne(world: World, step: Extract<Step, { kind: "move" }>): void {
  const movable = world.orders.filter(({ status }) =>
    orderMoveNames.some((name) => moveNamed(name).from.includes(status)),
  );
  const order = movable.at(-1 - (step.order % Math.max(1, movable.length)));
  if (order) tryMove(world, order, step);
}

const dateIn = (
  world: World,
  { mode, inDays }: { mode: PublishDate["publishDateMode"]; inDays: number | null },
): PublishDate => ({
  publishDateMode: mode,
  publishOn:
    inDays === null && mode === "After"
      ? null
      : new Date(world.now.getTime() + (inDays ?? 5) * 24 * hour).toISOString().slice(0, 10),
});

function book(world: World, { who, cents, date, fee }: Extract<Step, { kind: "book" }>): void {
  const clientOrganizationId = clients[who % 2] ?? "ada";
  if (world.books.balanceOf(clientOrganizationId, "available") < cents) return;
  const conditions = { turnaroundHours: 48, guaranteeDays: 90 };
  const agreed = dateIn(world, date);
  const begun = bookings[cents % bookings.length] ?? bookings[0];
  const order: WalkedOrder = {
    ...timesOf(begun.deadline, { now: world.now, timers: defaultTimers, turnaroundHours: 48, date: agreed }),
    ...agreed,
    orderId: String(world.orders.length),
    clientOrganizationId,
    publisherOrganizationId: publishers[who >> 1] ?? "paul",
    totalCents: cents,
    feeBasisPoints: fee,
    conditions,
    status: begun.to,
    acceptedAt: null,
    publishedAt: null,
    lookAskedAt: null,
    revisionRounds: 0,
    proposed: null,
    toldBy: [],
    checkPasses: true,
    hasOpenClaim: false,
    owedCents: 0,
    paidCents: 0,
  };
  world.orders.push(order);
  world.books.post(holdFunds(order));
}

/** Hour by hour, so that deadlines fire in their order. */
function wait(world: World, hours: number): void {
  const end = new Date(world.now.getTime() + hours * hour);
  while (world.now < end) {
    world.now = new Date(world.now.getTime() + 6 * hour);
    for (const order of world.orders) fireDeadline(world, order);
  }
}

function fireDeadline(world: World, order: WalkedOrder): void {
  if (!order.deadlineAt || order.deadlineAt > world.now) return;
  const move = moveAtDeadline(standingOf(world, order));
  if (move) make(world, order, move, "system", { reason: "The time has passed" });
  else order.deadlineAt = null;
}

/** Money leaves a publisher's earnings, as a withdrawal takes it. */
function withdraw({ books, moves }: World, who: number, share: number): void {
  const organizationId = publishers[who] ?? "paul";
  const amountCents = Math.floor(books.balanceOf(organizationId, "earnings") * share);
  if (amountCents === 0) return;
  const entries = [
    { organizationId, account: "earnings" as const, amountCents: -amountCents },
    { organizationId, account: "payout_in_transit" as const, amountCents },
  ];
  books.post({
    key: `withdraw:${moves}:${books.balanceOf(organizationId, "payout_in_transit")}`,
    kind: "take_back",
    entries,
  });
}

const standingOf = ({ now }: World, order: WalkedOrder): Standing => ({
  ...order,
  hasNewConditions: false,
  isDateOver: isDateOver(order, now),
  dateProposedBy: order.proposed?.by ?? null,
  isLookFresh: isFresh(order.lookAskedAt, now),
  dispute: order.toldBy.length > 0 ? { toldBy: order.toldBy, isAnswerOver: !order.dueAt || order.dueAt <= now } : null,
  isGuaranteed: isGuaranteed(order, now),
  lastCheckPassed: order.checkPasses,
});

/** Any party tries any of its moves; what table, guards and checks refuse changes nothing. */
function tryMove(world: World, order: WalkedOrder, step: Extract<Step, { kind: "move" }>): void {
  const standing = standingOf(world, order);
  const allowed = parties.flatMap((each) => allowedMoves(standing, each).map((name) => ({ name, party: each })));
  // By itself Byline moves at deadlines alone, and by what a look finds.
  const possible = allowed.filter(({ name, party: each }) => each !== "system" || byLooks.includes(name));
  const chosen = possible[step.choice % Math.max(1, possible.length)];
  if (!chosen) return;
  const { name: move, party } = chosen;
  const refundCents = Math.floor(step.share * (order.totalCents - 1)) + 1;
  const input: MoveInput = {
    reason: "Because",
    brief: "Another brief",
    publicationUrl: "https://paul.example/x",
    refundCents,
    ...sentDate(world, step),
  };
  const checked = {
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
    hyperlinkKind: "Without" as const,
    mediaDomain: "paul.example",
    now: world.now,
  };
  if (problemsOf(moveNamed(move).checks ?? [], checked, input).length > 0) return;
  order.checkPasses = step.passes;
  make(world, order, move, party, input);
}

/** Byline's moves that follow from a look at the publication. */
const byLooks: OrderMove[] = ["complete", "openClaim", "restoreClaim"];

function sentDate(
  world: World,
  { date }: Extract<Step, { kind: "move" }>,
): Pick<MoveInput, "publishDateMode" | "publishOn"> {
  const { publishDateMode, publishOn } = dateIn(world, date);
  return { publishDateMode, ...(publishOn ? { publishOn } : {}) };
}

function make(world: World, order: WalkedOrder, move: OrderMove, party: OrderParty, input: MoveInput): void {
  const { to, deadline, effects: named } = moveNamed(move);
  const from = order.status;
  if (to !== "stays") {
    order.status = statusAfter(move, from);
    Object.assign(
      order,
      timesOf(deadline, {
        now: world.now,
        timers: defaultTimers,
        turnaroundHours: order.conditions.turnaroundHours,
        date: order,
      }),
    );
    if (to === "accepted") order.acceptedAt = world.now;
    if (to === "published") order.publishedAt = world.now;
    if (!isDateOpen(order.status)) order.proposed = null;
  }
  for (const effect of named) effects[effect](world, order, { party, input });
  world.moves += 1;
  world.made.add(move);
  if (move === "swap") bookInstead(world, order);
}

/** A swap goes on as a new order on another outlet, for what the old one gave back (R4.9). */
function bookInstead(world: World, { clientOrganizationId, publisherOrganizationId, totalCents }: WalkedOrder): void {
  const isElsewhere = publisherOrganizationId === publishers[0];
  book(world, {
    kind: "book",
    who: (clientOrganizationId === clients[1] ? 1 : 0) + (isElsewhere ? 2 : 0),
    cents: totalCents,
    date: { mode: "After", inDays: null },
    fee: 1_500,
  });
}

type Made = { party: OrderParty; input: MoveInput };

/** The effects, once more and in memory: money by the ledger's own postings. */
const effects: Record<OrderEffect, (world: World, order: WalkedOrder, made: Made) => void> = {
  releaseFunds: ({ books }, order) => books.post(releaseFunds(order)),
  payPublisher: (world, order) => settle(world, order, 0),
  splitFunds: (world, order, { input: { refundCents = 0 } }) =>
    refundCents === order.totalCents ? world.books.post(releaseFunds(order)) : settle(world, order, refundCents),
  takeBack({ books }, order, { input: { refundCents = order.totalCents } }) {
    const [before, after] = [moneyOf(order), moneyOf(order, refundCents)];
    const shareCents = before.earningsCents - after.earningsCents;
    const earningsCents = Math.min(books.balanceOf(order.publisherOrganizationId, "earnings"), shareCents);
    books.post(takeBack({ ...order, earningsCents, feeCents: before.feeCents - after.feeCents }));
    order.owedCents = shareCents - earningsCents;
  },
  checkPublication: ({ now }, order) => Object.assign(order, { lookAskedAt: now }),
  countRevision: (_world, order) => Object.assign(order, { revisionRounds: order.revisionRounds + 1 }),
  keepSentText: () => {},
  keepSentBrief: () => {},
  reviseBrief: () => {},
  markBriefAccepted: () => {},
  replaceLink: () => {},
  keepProposal: (_world, order, { party, input }) => {
    order.proposed = {
      publishDateMode: input.publishDateMode ?? "After",
      publishOn: input.publishOn ?? null,
      by: party,
    };
  },
  takeProposal({ now }, order) {
    if (!order.proposed) throw new Error("no date is proposed");
    const { by: _by, ...date } = order.proposed;
    Object.assign(order, date, { proposed: null });
    if (order.acceptedAt)
      Object.assign(
        order,
        windowTimes(order.acceptedAt, { now, turnaroundHours: order.conditions.turnaroundHours, date }),
      );
  },
  freePassedDate({ now }, order) {
    if (!isDateOver(order, now)) return;
    const date = { publishDateMode: "After", publishOn: null } as const;
    const { turnaroundHours } = order.conditions;
    Object.assign(order, date, windowTimes(now, { now, turnaroundHours, date }));
  },
  dropProposal: (_world, order) => Object.assign(order, { proposed: null }),
  openDispute: (_world, order, { party }) => Object.assign(order, { toldBy: [party] }),
  keepStory(_world, order, { party }) {
    order.toldBy = [...order.toldBy, party];
    if (areBothTold(order.toldBy)) Object.assign(order, noTimes);
  },
  stopClock: (_world, order) => Object.assign(order, { deadlineAt: null, nextReminderAt: null }),
  closeDispute: () => {},
  openClaim(_world, order) {
    if (order.hasOpenClaim) throw new Error("a claim is open already");
    order.hasOpenClaim = true;
  },
  closeClaim: (_world, order) => Object.assign(order, { hasOpenClaim: false }),
};

function settle(world: World, order: WalkedOrder, refundCents: number): void {
  const { feeCents } = moneyOf(order, refundCents);
  world.books.post(splitHeld({ ...order, feeCents, refundCents }));
  payWhatIsOwed(world, order.publisherOrganizationId);
}

function payWhatIsOwed({ books, orders }: World, publisherOrganizationId: string): void {
  for (const order of orders.filter((each) => each.publisherOrganizationId === publisherOrganizationId)) {
    const open = order.owedCents - order.paidCents;
    const earningsCents = Math.min(books.balanceOf(publisherOrganizationId, "earnings"), open);
    if (earningsCents === 0) continue;
    books.post(payOwed({ ...order, earningsCents }));
    order.paidCents += earningsCents;
  }
}

/** What holds after every step, whatever was done. */
function requireInvariants({ books, orders, extras, now }: World): void {
  require(books.sum() === 0, "all entries sum to zero");
  for (const client of clients) {
    const open = orders.filter((each) => each.clientOrganizationId === client && heldStatuses.includes(each.status));
    const expected = open.reduce((sum, { totalCents }) => sum + totalCents, 0) + heldForExtras(extras, client);
    require(books.balanceOf(client, "held") === expected, `held money of ${client} equals the open orders and extras`);
  }
  require(books.balanceOf(null, "revenue") >= 0, "the service fee is never given back more than taken");
  for (const order of orders) requireOrder(order, now);
}

function requireOrder(order: WalkedOrder, now: Date): void {
  const { status, dueAt, deadlineAt, toldBy } = order;
  require(!deadlineAt || !dueAt || dueAt <= deadlineAt, `${status} is due before it ends by itself`);
  require(!settledStatuses.includes(status) || !deadlineAt, `${status} has no clock`);
  require(order.paidCents <= order.owedCents, "nobody pays more than is owed");
  require(order.hasOpenClaim ===
    (status === claimedStatus), `the claim of ${status} is open as long as the order waits for it`);
  const isOver = settledStatuses.includes(status);
  // Somebody can always bring an open order on: a person, or its own clock.
  const waits = deadlineOf(status)
    ? deadlineAt !== null || toldBy.length > 0 || status === "revision_requested"
    : false;
  require(isOver || waits, `${status} ends (${now.toISOString()})`);
  require(isOver || orderMoveNames.some((name) => moveNamed(name).from.includes(status)), `${status} leads on`);
}

function require(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`broken: ${rule}`);
}
