import { brokenGuard, type GuardFacts, type GuardName } from "./guards.ts";
import type { MoveOf, OrderParty } from "./move.ts";
import { noInput, optionalReasonInput, publishInput, reasonInput, refundInput } from "./move-input.ts";

/**
 * The life of an order (R4.5): its statuses, and THE table of moves. Routes, documentation, commands, screens, mails, SQL
 * and tests read it; `docs/adding.md` says how a move is added.
 */
export const orderStatuses = [
  "booked",
  "sent",
  "changes_requested",
  "accepted",
  "published",
  "revision_requested",
  "completed",
  "canceled",
  "rejected",
  "expired",
  "disputed",
  "refunded",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What becomes of an order's money. */
export type MoneyState = "held" | "spent" | "released" | "refunded";

/** What a move does beyond the status, by name; `server/effects.ts` implements each. Where it moves the money: what to. */
const effectMoney = {
  releaseFunds: "released",
  payPublisher: "spent",
  splitFunds: "refunded",
  checkPublication: undefined,
  countRevision: undefined,
} as const satisfies Record<string, MoneyState | undefined>;
export type OrderEffect = keyof typeof effectMoney;

/** A row of the table; Byline makes these moves when a deadline has passed. */
export type Move = MoveOf<OrderStatus, OrderEffect, "cancel" | "expire" | "complete">;

/** How an order begins; a booking is no move, since there is nothing to move yet. */
export const booking = {
  to: "booked",
  deadline: { rule: "text", label: "Text due", passed: "cancel" },
} as const satisfies Pick<Move, "to" | "deadline">;

const orderMoves = {
  send: {
    from: ["booked", "changes_requested"],
    to: "sent",
    by: { client: "order.write" },
    input: noInput,
    guards: ["conditionsAreAccepted"],
    checks: ["textKeepsConditions"],
    effects: [],
    deadline: { rule: "answer", label: "Publisher's answer due", passed: "expire" },
    button: { place: "editor", tone: "primary" },
    texts: { label: "Send to the publisher", mail: "The text was sent and waits for your answer." },
  },
  accept: {
    from: ["sent"],
    to: "accepted",
    by: { publisher: "order.answer" },
    input: noInput,
    effects: [],
    deadline: { rule: "turnaround", label: "Publication due", passed: "expire" },
    button: { place: "order", tone: "primary", money: "earned" },
    texts: {
      label: "Accept",
      about: "You promise to publish within the turnaround. The total stays held until the order is completed.",
      mail: "The publisher accepted the order and will publish it.",
    },
  },
  reject: {
    from: ["sent"],
    to: "rejected",
    by: { publisher: "order.answer" },
    input: reasonInput,
    effects: ["releaseFunds"],
    button: { place: "order", tone: "secondary", money: "returned" },
    texts: {
      label: "Reject",
      about: "The order ends here. This cannot be undone.",
      mail: "The publisher rejected the order. The whole amount is back in your balance.",
      reason: "Why the publisher rejected it",
    },
  },
  requestChanges: {
    from: ["sent"],
    to: "changes_requested",
    by: { publisher: "order.answer" },
    input: reasonInput,
    effects: [],
    deadline: { rule: "text", label: "Changed text due", passed: "cancel" },
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Request changes",
      about: "The text goes back to the advertiser with what you ask for.",
      mail: "The publisher asks for changes to the text.",
      reason: "The publisher asks for changes",
    },
  },
  publish: {
    from: ["accepted", "revision_requested"],
    to: "published",
    by: { publisher: "order.answer" },
    input: publishInput,
    checks: ["linkIsOnMedium"],
    effects: ["checkPublication"],
    deadline: { rule: "approval", label: "Approval due", passed: "complete" },
    button: { place: "order", tone: "primary" },
    texts: {
      label: "Publish",
      about: "The page is fetched and its links are checked at once; both sides see the evidence.",
      mail: "The publication is online. Please check and approve it.",
    },
  },
  requestRevision: {
    from: ["published"],
    to: "revision_requested",
    by: { client: "order.write" },
    input: reasonInput,
    guards: ["revisionsAreLeft"],
    effects: ["countRevision"],
    // A revision that never comes goes to a person, not to a timer (decision 0006).
    deadline: { rule: "turnaround", label: "Revision due" },
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Request a revision",
      about: "The publisher reads what should be different and publishes again.",
      mail: "The advertiser asks for a revision of the publication.",
      reason: "The advertiser asks for a revision",
    },
  },
  approve: {
    from: ["published"],
    to: "completed",
    by: { client: "order.write" },
    input: noInput,
    effects: ["payPublisher"],
    button: { place: "order", tone: "primary", money: "earned" },
    texts: {
      label: "Approve",
      about: "The order is completed and the publisher is paid. This cannot be undone.",
      mail: "The advertiser approved the publication. Your earnings have arrived.",
    },
  },
  complete: {
    from: ["published"],
    to: "completed",
    by: { system: true },
    guards: ["checksHold"],
    effects: ["payPublisher"],
    texts: {
      label: "Complete",
      mail: "The time to approve has passed and all checks hold: the order is completed.",
    },
  },
  cancel: {
    from: ["booked", "sent", "changes_requested"],
    to: "canceled",
    by: { client: "order.write", system: true },
    input: optionalReasonInput,
    effects: ["releaseFunds"],
    button: { place: "order", tone: "secondary", money: "returned" },
    texts: {
      label: "Cancel the order",
      about: "The order ends here. This cannot be undone.",
      mail: "The order was canceled. The whole amount is back in the advertiser's balance.",
      reason: "Why it was canceled",
    },
  },
  /** Ends an order that goes on as another one, on another medium (R4.9, decision 0019). */
  swap: {
    from: ["booked", "sent", "changes_requested"],
    to: "canceled",
    by: { client: "order.swap" },
    effects: ["releaseFunds"],
    texts: {
      label: "Swap media",
      mail: "The advertiser moved this order to another medium. The whole amount is back in the advertiser's balance.",
      history: "Moved to another medium",
    },
  },
  expire: {
    from: ["sent", "accepted"],
    to: "expired",
    by: { system: true },
    effects: ["releaseFunds"],
    texts: {
      label: "Expire",
      mail: "The deadline has passed without a publication. The whole amount is back in the advertiser's balance.",
    },
  },
  dispute: {
    from: ["accepted", "published", "revision_requested"],
    to: "disputed",
    by: { client: "order.write", publisher: "order.answer" },
    input: reasonInput,
    effects: [],
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Open a dispute",
      about: "The clock stops, and an operator decides who gets the money.",
      mail: "A dispute was opened. An operator will decide.",
      reason: "Why a dispute was opened",
      history: "Open a dispute",
    },
  },
  resolveCompleted: {
    from: ["disputed"],
    to: "completed",
    by: { operator: true },
    input: reasonInput,
    effects: ["payPublisher"],
    button: { place: "order", tone: "primary", money: "earned" },
    texts: {
      label: "Decide for the publisher",
      about: "The publisher is paid.",
      mail: "The dispute was decided: the order is completed.",
      reason: "How the dispute was decided",
    },
  },
  resolveRefunded: {
    from: ["disputed"],
    to: "refunded",
    by: { operator: true },
    input: refundInput,
    checks: ["refundIsWithinTotal"],
    effects: ["splitFunds"],
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Decide for the advertiser",
      about: "The whole amount goes back to the advertiser.",
      mail: "The dispute was decided: the amount is refunded, whole or in part.",
      reason: "How the dispute was decided",
    },
  },
} as const satisfies Record<string, Move>;

export type OrderMove = keyof typeof orderMoves;
export const orderMoveNames = Object.keys(orderMoves) as OrderMove[];

/** What stands in an order's history: its moves, and what happens to it without one. */
export const orderHappenings = [...orderMoveNames, "book", "acceptConditions"] as const;
export type OrderHappening = (typeof orderHappenings)[number];

/** The move as a plain record: the table's literal types are narrower than most callers need. */
export const moveNamed = (name: OrderMove): Move => orderMoves[name];

/** The last part of a move's address: `requestChanges` is `request-changes` there. */
export const pathOf = (name: OrderMove): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a move makes of the order's money; undefined where it stays as it is. */
export const moneyAfter = (name: OrderMove): MoneyState | undefined =>
  moveNamed(name)
    .effects.map((effect) => effectMoney[effect])
    .find((state) => state !== undefined);

/** True when the table lets this party make this move from this status. */
export function canMove(name: OrderMove, status: OrderStatus, party: OrderParty): boolean {
  const { from, by } = moveNamed(name);
  return from.includes(status) && by[party] !== undefined;
}

/** The guard that keeps a move from being made as the order stands; undefined when none does. */
export const guardAgainst = (name: OrderMove, order: GuardFacts): GuardName | undefined =>
  brokenGuard(moveNamed(name).guards ?? [], order);

/** Where an order stands, and what its guards ask. */
export type Standing = GuardFacts & { status: OrderStatus };

/** The moves that a party may make now, in the table's order; the screens draw their buttons from it. */
export function allowedMoves(order: Standing, party: OrderParty): OrderMove[] {
  return orderMoveNames.filter((name) => canMove(name, order.status, party) && guardAgainst(name, order) === undefined);
}
