import { claimMoves } from "./claim-moves.ts";
import { brokenGuard, type GuardFacts, type GuardName } from "./guards.ts";
import type { MoveOf } from "./move.ts";
import {
  dateInput,
  noInput,
  optionalReasonInput,
  publishInput,
  reasonInput,
  refundInput,
  storyInput,
} from "./move-input.ts";
import type { OrderParty } from "./party.ts";

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
  "checks_failed",
  "revision_requested",
  "completed",
  "canceled",
  "rejected",
  "expired",
  "disputed",
  "claimed",
  "contested",
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
  takeBack: "refunded",
  checkPublication: undefined,
  countRevision: undefined,
  replaceLink: undefined,
  keepProposal: undefined,
  takeProposal: undefined,
  dropProposal: undefined,
  openDispute: undefined,
  keepStory: undefined,
  stopClock: undefined,
  closeDispute: undefined,
  openClaim: undefined,
  closeClaim: undefined,
} as const satisfies Record<string, MoneyState | undefined>;
export type OrderEffect = keyof typeof effectMoney;

/** A row of the table; Byline makes these moves when a deadline has passed. */
export type Move = MoveOf<
  OrderStatus,
  OrderEffect,
  "cancel" | "expire" | "complete" | "failChecks" | "dispute" | "endStories" | "refundClaim"
>;

/** How an order begins; a booking is no move, since there is nothing to move yet. */
export const booking = {
  to: "booked",
  deadline: {
    rule: "text",
    label: "Text due",
    waitsFor: "client",
    passed: "cancel",
    unless: "If the text isn't sent",
  },
} as const satisfies Pick<Move, "to" | "deadline">;

/** While a dispute is open, the clock is that of the side that has not told its story. */
const storyDue = {
  rule: "story",
  label: "Answer to the dispute due",
  waitsFor: "untold",
  passed: "endStories",
  unless: "If there is no answer",
  follows: "an operator decides without it",
} as const satisfies Move["deadline"];

const orderMoves = {
  send: {
    from: ["booked", "changes_requested"],
    to: "sent",
    by: { client: "order.write" },
    input: noInput,
    guards: ["conditionsAreAccepted", "dateIsAhead"],
    checks: ["textKeepsConditions"],
    effects: [],
    deadline: {
      rule: "answer",
      label: "Publisher's answer due",
      waitsFor: "publisher",
      passed: "expire",
      unless: "If nobody answers",
    },
    button: { place: "editor", tone: "primary" },
    texts: { label: "Send to the publisher", mail: "The text was sent and waits for your answer." },
  },
  accept: {
    from: ["sent"],
    to: "accepted",
    by: { publisher: "order.answer" },
    input: noInput,
    guards: ["dateCanBeKept"],
    effects: [],
    deadline: {
      rule: "window",
      label: "Publication due",
      waitsFor: "publisher",
      passed: "expire",
      unless: "If nothing is published",
    },
    button: { place: "order", tone: "primary", money: "earned" },
    texts: {
      label: "Accept",
      about: "You promise to publish by the agreed date. The total stays held until the order is completed.",
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
    deadline: {
      rule: "text",
      label: "Changed text due",
      waitsFor: "client",
      passed: "cancel",
      unless: "If the text isn't sent again",
    },
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
    checks: ["linkIsOnMedium", "windowIsOpen"],
    effects: ["checkPublication"],
    deadline: {
      rule: "approval",
      label: "Approval due",
      waitsFor: "client",
      passed: "complete",
      otherwise: "failChecks",
      unless: "If nobody answers and nothing is missing from the page",
    },
    button: { place: "order", tone: "primary" },
    texts: {
      label: "Publish",
      about: "The page is fetched and its links are checked at once; both sides see the evidence.",
      mail: "The publication is online. Please check and approve it.",
    },
  },
  requestRevision: {
    from: ["published", "checks_failed"],
    to: "revision_requested",
    by: { client: "order.write" },
    input: reasonInput,
    guards: ["revisionsAreLeft"],
    effects: ["countRevision"],
    // A revision that never comes goes to a person, not to a timer (decision 0006).
    deadline: {
      rule: "turnaround",
      label: "Revision due",
      waitsFor: "publisher",
      unless: "If no revision comes",
      follows: "the order counts as delayed, and either side may open a dispute",
    },
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Request a revision",
      about: "The publisher reads what should be different and publishes again.",
      mail: "The advertiser asks for a revision of the publication.",
      reason: "The advertiser asks for a revision",
    },
  },
  /** The time to approve is over, and the publication is not what was booked: the clock stops until it is. */
  failChecks: {
    from: ["published"],
    to: "checks_failed",
    by: { system: true },
    effects: [],
    deadline: {
      rule: "mending",
      label: "Mended publication due",
      waitsFor: "publisher",
      passed: "dispute",
      unless: "If no check holds",
      follows: "a dispute opens by itself",
    },
    texts: {
      label: "Stop the clock",
      mail: "The time to approve has passed, and the last check of the publication failed. The order is completed at the first check that holds: we look again every six hours, and whenever you ask.",
      reason: "What the last check found",
    },
  },
  publishAgain: {
    from: ["checks_failed"],
    to: "stays",
    by: { publisher: "order.answer" },
    input: publishInput,
    checks: ["linkIsOnMedium"],
    effects: ["replaceLink", "checkPublication"],
    button: { place: "order", tone: "primary" },
    texts: {
      label: "Publish again",
      about: "The page is checked at once. If everything that was booked is there, the order is completed.",
      mail: "The publisher published again, and the page is being checked.",
      history: "Published again",
    },
  },
  checkAgain: {
    from: ["published", "checks_failed", "completed", "claimed"],
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: noInput,
    guards: ["lookIsDue"],
    effects: ["checkPublication"],
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Check again",
      about: "The page is fetched and its links are checked now; both sides see the evidence.",
      mail: "The other side asked for another check of the publication.",
      history: "Another check asked for",
    },
  },
  approve: {
    from: ["published", "checks_failed"],
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
  proposeDate: {
    from: ["sent", "accepted"],
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: dateInput,
    checks: ["dateIsPossible"],
    effects: ["keepProposal"],
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Propose another date",
      about: "The other side accepts or declines. Until then the agreed date stands.",
      mail: "The other side proposes another publish date. Accept it or decline it in the order.",
      reason: "Why another date was proposed",
      history: "Another date proposed",
    },
  },
  acceptDate: {
    from: ["sent", "accepted"],
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: noInput,
    guards: ["dateIsProposed"],
    effects: ["takeProposal"],
    button: { place: "proposal", tone: "primary" },
    texts: {
      label: "Accept the date",
      about: "The proposed date takes the place of the agreed one, and the time to publish counts from it.",
      mail: "The other side accepted the publish date that you proposed.",
      history: "Date accepted",
    },
  },
  declineDate: {
    from: ["sent", "accepted"],
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: optionalReasonInput,
    guards: ["dateIsProposed"],
    effects: ["dropProposal"],
    button: { place: "proposal", tone: "secondary" },
    texts: {
      label: "Decline the date",
      about: "The agreed date stands as it is.",
      mail: "The other side declined the publish date that you proposed. The agreed date stands.",
      reason: "Why the date was declined",
      history: "Date declined",
    },
  },
  withdrawDate: {
    from: ["sent", "accepted"],
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: noInput,
    guards: ["dateIsOwnProposal"],
    effects: ["dropProposal"],
    button: { place: "proposal", tone: "secondary" },
    texts: {
      label: "Withdraw the proposal",
      about: "The agreed date stands as it is.",
      mail: "The other side withdrew the proposal of another publish date. The agreed date stands.",
      history: "Proposal withdrawn",
    },
  },
  complete: {
    from: ["published", "checks_failed"],
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
    from: ["accepted", "published", "checks_failed", "revision_requested"],
    to: "disputed",
    by: { client: "order.write", publisher: "order.answer", system: true },
    input: storyInput,
    guards: ["isUndisputed"],
    effects: ["openDispute"],
    deadline: storyDue,
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Open a dispute",
      about: "The clock stops. The other side has 3 days to answer; then an operator decides who gets the money.",
      mail: "A dispute was opened. Tell your side in the order within 3 days; then an operator decides.",
      reason: "Why a dispute was opened",
      history: "Dispute opened",
    },
  },
  /** A dispute of an order whose publisher is paid already: within the guarantee, once (decision 0039). It takes an open claim's place. */
  contest: {
    from: ["completed", "claimed"],
    to: "contested",
    by: { client: "order.write", publisher: "order.answer" },
    input: storyInput,
    guards: ["isUndisputed", "guaranteeRuns"],
    effects: ["openDispute", "closeClaim"],
    deadline: storyDue,
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Open a dispute",
      about: "The other side has 3 days to answer; then an operator decides whether the publisher gives money back.",
      mail: "A dispute was opened about a completed order. Tell your side within 3 days; then an operator decides.",
      reason: "Why a dispute was opened",
      history: "Dispute opened",
    },
  },
  answerDispute: {
    from: ["disputed", "contested"],
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: storyInput,
    guards: ["storyIsUntold"],
    effects: ["keepStory"],
    button: { place: "order", tone: "primary" },
    texts: {
      label: "Tell your side",
      about: "The operator reads both sides before deciding. You tell yours once.",
      mail: "The other side told its story of the dispute.",
      reason: "The answer to the dispute",
      history: "Dispute answered",
    },
  },
  endStories: {
    from: ["disputed", "contested"],
    to: "stays",
    by: { system: true },
    effects: ["stopClock"],
    texts: {
      label: "End the time to answer",
      mail: "The time to answer the dispute has passed. An operator decides now.",
      history: "Time to answer passed",
    },
  },
  resolveCompleted: {
    from: ["disputed"],
    to: "completed",
    by: { operator: true },
    input: reasonInput,
    guards: ["storiesAreTold"],
    effects: ["payPublisher", "closeDispute"],
    button: { place: "decision", tone: "primary", money: "earned" },
    texts: {
      label: "Complete the order",
      about: "The publisher is paid in full.",
      mail: "The dispute was decided: the order is completed and the publisher is paid.",
      reason: "How the dispute was decided",
      history: "Dispute decided: completed",
    },
  },
  resolveRefunded: {
    from: ["disputed"],
    to: "refunded",
    by: { operator: true },
    input: refundInput,
    guards: ["storiesAreTold"],
    checks: ["refundIsWithinTotal"],
    effects: ["splitFunds", "closeDispute"],
    button: { place: "decision", tone: "secondary" },
    texts: {
      label: "Refund the advertiser",
      about: "The amount goes back to the advertiser, whole or in part; the publisher earns from the rest.",
      mail: "The dispute was decided: the amount is refunded, whole or in part.",
      reason: "How the dispute was decided",
      history: "Dispute decided: refunded",
    },
  },
  upholdCompletion: {
    from: ["contested"],
    to: "completed",
    by: { operator: true },
    input: reasonInput,
    guards: ["storiesAreTold"],
    effects: ["closeDispute"],
    button: { place: "decision", tone: "primary" },
    texts: {
      label: "Leave the order completed",
      about: "The publisher keeps what the order earned.",
      mail: "The dispute was decided: the order stays completed.",
      reason: "How the dispute was decided",
      history: "Dispute decided: stays completed",
    },
  },
  refundCompletion: {
    from: ["contested"],
    to: "refunded",
    by: { operator: true },
    input: refundInput,
    guards: ["storiesAreTold"],
    checks: ["refundIsWithinTotal"],
    effects: ["takeBack", "closeDispute"],
    button: { place: "decision", tone: "secondary" },
    texts: {
      label: "Take money back",
      about: "The amount goes back to the advertiser from the publisher's earnings. What they don't cover is owed.",
      mail: "The dispute was decided: the publisher gives the amount back, whole or in part.",
      reason: "How the dispute was decided",
      history: "Dispute decided: refunded",
    },
  },
  ...claimMoves,
} as const satisfies Record<string, Move>;

export type OrderMove = keyof typeof orderMoves;
export const orderMoveNames = Object.keys(orderMoves) as OrderMove[];

/** What stands in an order's history: its moves, and what happens to it without one. */
export const orderHappenings = [...orderMoveNames, "book", "acceptConditions", "loseOutlet"] as const;
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

/** Where an order stands after a move. */
export function statusAfter(name: OrderMove, from: OrderStatus): OrderStatus {
  const { to } = moveNamed(name);
  return to === "stays" ? from : to;
}

/** The moves that lead to a status from another one. */
export const movesTo = (status: OrderStatus): OrderMove[] =>
  orderMoveNames.filter((name) => moveNamed(name).to === status);

/** True when the table lets this party make this move from this status. */
export function canMove(name: OrderMove, status: OrderStatus, party: OrderParty): boolean {
  const { from, by } = moveNamed(name);
  return from.includes(status) && by[party] !== undefined;
}

/** The guard that keeps a party from making the move as the order stands; undefined when none does. */
export const guardAgainst = (name: OrderMove, order: GuardFacts, party: OrderParty): GuardName | undefined =>
  brokenGuard(moveNamed(name).guards ?? [], order, party);

/** Where an order stands, and what its guards ask. */
export type Standing = GuardFacts & { status: OrderStatus };

/** The moves that a party may make now, in the table's order; the screens draw their buttons from it. */
export function allowedMoves(order: Standing, party: OrderParty): OrderMove[] {
  return orderMoveNames.filter(
    (name) => canMove(name, order.status, party) && guardAgainst(name, order, party) === undefined,
  );
}
