import { type Lifecycle, type RoutedMove, routedNamesOf } from "#platform/lifecycle/lifecycle.ts";
import { wordedRows } from "#platform/words/catalogue.ts";
import { bookings } from "./bookings.ts";
import type { CheckName } from "./checks.ts";
import { extraHappenings } from "./extras/order-extra.ts";
import { type GuardFacts, type GuardName, guards } from "./guards.ts";
import { checkMoves } from "./moves/check-moves.ts";
import { claimMoves } from "./moves/claim-moves.ts";
import { dateMoves } from "./moves/date-moves.ts";
import { answerDue, approvalDue, publicationDue } from "./moves/deadlines.ts";
import { disputeMoves } from "./moves/dispute-moves.ts";
import type { OrderMoveOf } from "./moves/move.ts";
import { writingMoves } from "./moves/writing-moves.ts";
import { orderStatusNames } from "./status-names.ts";

/**
 * Statuses of an order (R4.5) and THE table of moves. Routes, docs, commands, screens, mails, SQL and tests read it.
 * `docs/adding.md` explains adding a move.
 */
export type OrderStatus = keyof typeof orderStatusNames;
export const orderStatuses = Object.keys(orderStatusNames) as OrderStatus[];

export type MoneyState = "held" | "spent" | "released" | "refunded";

/** Effects of moves; `server/effects.ts` implements each. A value names the money's new state. */
const effectMoney = {
  releaseFunds: "released",
  payPublisher: "spent",
  keepAccepted: undefined,
  splitFunds: "refunded",
  takeBack: "refunded",
  checkPublication: undefined,
  countRevision: undefined,
  keepSentText: undefined,
  keepSentBrief: undefined,
  reviseBrief: undefined,
  markBriefAccepted: undefined,
  replaceLink: undefined,
  keepProposal: undefined,
  takeProposal: undefined,
  dropProposal: undefined,
  freeShortDate: undefined,
  openDispute: undefined,
  keepStory: undefined,
  stopClock: undefined,
  closeDispute: undefined,
  openClaim: undefined,
  closeClaim: undefined,
} as const satisfies Record<string, MoneyState | undefined>;
export type OrderEffect = keyof typeof effectMoney;

/** A row of the table; Byline makes a move itself when its deadline passes. */
export type Move = OrderMoveOf<
  OrderStatus,
  OrderEffect,
  "cancel" | "expire" | "approveText" | "complete" | "failChecks" | "dispute" | "endStories" | "refundClaim",
  GuardName,
  CheckName
>;

const beforeAcceptance = ["booked", "sent", "changes_requested", "briefing", "briefed"] as const;

export const orderMoves = wordedRows("orders.moves", {
  send: {
    event: "sent",
    from: ["booked", "changes_requested"],
    to: "sent",
    by: { client: "order.write" },
    input: "none",
    guards: ["conditionsAreAccepted", "dateIsAhead"],
    checks: ["textKeepsConditions"],
    effects: ["keepSentText"],
    deadline: answerDue,
    button: { place: "editor", tone: "primary", key: "s" },
    texts: {
      label: "Send to the publisher",
      mail: "The advertiser sent the text. Accept it, reject it or request changes.",
    },
  },
  accept: {
    event: "accepted",
    from: ["sent"],
    to: "accepted",
    by: { publisher: "order.answer" },
    input: "none",
    guards: ["paymentStands", "dateCanBeKept"],
    effects: [],
    deadline: publicationDue,
    button: { place: "order", tone: "primary", money: "earned", key: "a" },
    texts: {
      label: "Accept",
      about: "You commit to publish by the agreed date. The total stays held until the order is completed.",
      mail: "The publisher accepted the order and will publish it.",
    },
  },
  reject: {
    event: "rejected",
    from: ["sent", "briefed"],
    to: "rejected",
    by: { publisher: "order.answer" },
    input: "reason",
    effects: ["releaseFunds"],
    button: { place: "order", tone: "secondary", money: "returned", key: "r" },
    texts: {
      label: "Reject",
      about: "The order ends. This can't be undone.",
      mail: "The publisher rejected the order. The whole amount is back in your balance.",
      reason: "Why the publisher rejected it",
    },
  },
  requestChanges: {
    event: "changes_requested",
    from: ["sent"],
    to: "changes_requested",
    by: { publisher: "order.answer" },
    input: "reason",
    effects: [],
    deadline: {
      rule: "text",
      label: "Changed text due",
      waitsFor: "client",
      passed: "cancel",
      unless: "If the text isn't sent again",
    },
    button: { place: "order", tone: "secondary", key: "c" },
    texts: {
      label: "Request changes",
      about: "The text goes back to the advertiser with your comments.",
      mail: "The publisher asks for changes to the text.",
      reason: "The publisher asks for changes",
    },
  },
  ...writingMoves,
  publish: {
    event: "published",
    from: ["accepted", "revision_requested"],
    to: "published",
    by: { publisher: "order.answer" },
    input: "publication",
    guards: ["paymentStands"],
    checks: ["linkIsOnMedium", "windowIsOpen"],
    effects: ["checkPublication"],
    deadline: approvalDue,
    button: { place: "order", tone: "primary", key: "p" },
    texts: {
      label: "Publish",
      about: "We check the page first and show you the result. Both sides see the evidence.",
    },
  },
  requestRevision: {
    event: "revision_requested",
    from: ["published", "checks_failed"],
    to: "revision_requested",
    by: { client: "order.write" },
    input: "reason",
    guards: ["revisionsAreLeft"],
    effects: ["countRevision"],
    deadline: {
      rule: "revision",
      label: "Revision due",
      waitsFor: "publisher",
      passed: "dispute",
      unless: "If no revision comes",
      follows: "a dispute opens automatically",
    },
    button: { place: "order", tone: "secondary", key: "r" },
    texts: {
      label: "Request a revision",
      about: "The publisher reads what should be different and publishes again.",
      mail: "The advertiser asks for a revision of the publication.",
      reason: "The advertiser asks for a revision",
    },
  },
  ...checkMoves,
  approve: {
    event: "approved",
    from: ["published", "checks_failed"],
    to: "completed",
    by: { client: "order.pay" },
    input: "approval",
    checks: ["failuresAreNamed"],
    effects: ["keepAccepted", "payPublisher"],
    button: { place: "order", tone: "primary", money: "earned", key: "a" },
    texts: {
      label: "Approve",
      about: "The order is completed and the publisher is paid. This can't be undone.",
      mail: "The advertiser approved the publication. Your earnings have arrived.",
    },
  },
  ...dateMoves,
  cancel: {
    event: "canceled",
    from: beforeAcceptance,
    to: "canceled",
    by: { client: "order.write", system: true },
    input: "optionalReason",
    effects: ["releaseFunds"],
    button: { place: "order", tone: "secondary", money: "returned", key: "q" },
    texts: {
      label: "Cancel the order",
      about: "The order ends. This can't be undone.",
      mail: "The order was canceled. The whole amount is back in the advertiser's balance.",
      reason: "Why it was canceled",
    },
  },
  /** The order continues as another one, on another outlet (R4.9, decision 0019). */
  swap: {
    event: "swapped",
    from: beforeAcceptance,
    to: "canceled",
    by: { client: "order.swap" },
    effects: ["releaseFunds"],
    texts: {
      label: "Swap outlet",
      mail: "The advertiser moved this order to another outlet. The whole amount is back in the advertiser's balance.",
      history: "Moved to another outlet",
    },
  },
  expire: {
    event: "expired",
    from: ["sent", "briefed", "writing", "accepted"],
    to: "expired",
    by: { system: true },
    effects: ["releaseFunds"],
    texts: {
      label: "Expire",
      mail: {
        client: "The deadline has passed without a publication. The whole amount is back in your balance.",
        publisher:
          "The deadline has passed without a publication. The whole amount is back in the advertiser's balance.",
      },
    },
  },
  ...disputeMoves,
  ...claimMoves,
} as const satisfies Record<string, Move>);

export type OrderMove = keyof typeof orderMoves;
export const orderMoveNames = Object.keys(orderMoves) as OrderMove[];

export const orderHappenings = [
  ...orderMoveNames,
  ...extraHappenings,
  "book",
  "acceptConditions",
  "loseOutlet",
] as const;
export type OrderHappening = (typeof orderHappenings)[number];

export const orderLife: Lifecycle<OrderMove, Move, GuardFacts> = {
  noun: "order",
  code: "order_move",
  statusNames: orderStatusNames,
  begins: bookings,
  guards,
  moves: orderMoves,
};

/** Moves on request. Byline or other commands make the rest. */
export type OrderMoveOfPeople = RoutedMove<typeof orderMoves>;
export const orderMovesOfPeople = routedNamesOf(orderMoves);

/** Undefined for a move that leaves the money alone. */
export const moneyAfter = (name: OrderMove): MoneyState | undefined =>
  orderLife.moves[name].effects.map((effect) => effectMoney[effect]).find((state) => state !== undefined);

export type OrderStanding = GuardFacts & { status: OrderStatus };
