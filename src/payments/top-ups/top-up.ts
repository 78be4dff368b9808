import type { Permission } from "#accounts/permissions.ts";
import {
  type Guard,
  type Lifecycle,
  type MoveOf,
  type RoutedMove,
  routedNamesOf,
  type StatusDeadline,
} from "#platform/lifecycle/lifecycle.ts";
import { wordedRows } from "#platform/words/catalogue.ts";
import { type TransactionStatus, transactionStatuses, transactionStatusNames } from "#wallet/transaction.ts";
import type { TopUpMoveInputName } from "./move-input.ts";

/** The provider of a top-up by bank transfer. */
export const transferProvider = "transfer";

/** Happenings until the payment; its payer stands before the page. */
export const paymentHappenings = ["succeed", "fail", "cancel"] as const;
/** Decisions of an operator about a bank transfer, which its sender does not see happen. */
export const transferHappenings = ["receive", "reject"] as const;
type TopUpHappening = (typeof paymentHappenings | typeof transferHappenings)[number];

/** Its own people by a permission, an operator, its payment provider, or Byline. */
export type TopUpParty = "owner" | "operator" | "provider" | "system";

/** The payment is credited, or the reason of its end is kept. */
export type TopUpEffect = "credit" | "keepReason";

/** `isOwn`: the operator who asks belongs to its organization. */
type TopUpFacts = { provider: string; isOwn: boolean };

const topUpGuards = wordedRows("payments.topUps.guards", {
  isTransfer: {
    holds: ({ provider }) => provider === transferProvider,
    code: "no_transfer",
    refusal: "This top-up is no bank transfer. Its payment page decides what becomes of it.",
  },
  isOthers: {
    holds: ({ isOwn }) => !isOwn,
    code: "own_organization",
    refusal: "You belong to this organization. Another operator has to decide about it.",
  },
} as const satisfies Record<string, Guard<TopUpFacts, TopUpParty>>);

/** Hours of each provider to pay: longer than it keeps its page open, or than a bank takes. */
export const hoursToPay: Record<string, number> = { sandbox: 24, stripe: 96, [transferProvider]: 60 * 24 };

export type TopUpMoveRow = MoveOf<{
  status: TransactionStatus;
  side: "owner";
  other: Exclude<TopUpParty, "owner">;
  permission: Permission;
  guard: keyof typeof topUpGuards;
  effect: TopUpEffect;
  deadline: StatusDeadline<"payment", "expire">;
  input: TopUpMoveInputName;
}> & {
  /** Its event; several moves are one to a reader. */
  happening?: TopUpHappening;
  /** Said on the top-up's page, where nobody said why. */
  ending?: string;
};

const { created, pending, processing, success, failed, refunded, partiallyRefunded, canceled } = transactionStatuses;

const unpaid = [created, pending, processing] as const;
/** Money that a bank or card has begun to move is not called off. */
const unbegun = [created, pending] as const;
const paid = [success, partiallyRefunded] as const;
const paymentDue = { rule: "payment", passed: "expire" } as const;

/** THE table of a top-up's moves; its status is that of its Top Up transaction (R4.2). */
export const topUpMoves = wordedRows("payments.topUps.moves", {
  open: {
    from: [created],
    to: pending,
    by: { system: true },
    effects: [],
    deadline: paymentDue,
    isSilent: true,
    texts: { label: "Open the payment" },
  },
  process: {
    from: unbegun,
    to: processing,
    by: { provider: true },
    effects: [],
    isSilent: true,
    texts: { label: "Process the payment" },
  },
  /** An operator's word about a transfer comes as the report of a provider, so that the books match. */
  succeed: {
    event: "succeeded",
    happening: "succeed",
    from: unpaid,
    to: success,
    by: { provider: true },
    effects: ["credit"],
    texts: { label: "Credit the payment" },
  },
  decline: {
    happening: "fail",
    from: unpaid,
    to: failed,
    by: { provider: true },
    effects: ["keepReason"],
    ending: "The payment was declined. Nothing was charged; try again or use another method.",
    texts: { label: "Decline the payment" },
  },
  refuse: {
    happening: "fail",
    from: unpaid,
    to: failed,
    by: { system: true },
    effects: ["keepReason"],
    ending: "The payment provider refused this payment. Nothing was charged; try another amount or contact support.",
    texts: { label: "Refuse the payment" },
  },
  leave: {
    happening: "cancel",
    from: unbegun,
    to: canceled,
    by: { provider: true },
    effects: ["keepReason"],
    ending: "You left the payment page. Nothing was charged.",
    texts: { label: "Leave the payment page" },
  },
  expire: {
    happening: "cancel",
    from: unbegun,
    to: canceled,
    by: { system: true },
    effects: ["keepReason"],
    ending: "Nobody paid in time, so this top-up has ended. Nothing was charged.",
    texts: { label: "Expire" },
  },
  turnOff: {
    happening: "cancel",
    from: [created],
    to: canceled,
    by: { system: true },
    effects: ["keepReason"],
    ending: "Automatic top-ups were turned off before the card was charged.",
    texts: { label: "Turn automatic top-ups off" },
  },
  withdraw: {
    happening: "cancel",
    from: [pending],
    to: canceled,
    by: { owner: "wallet.topUp" },
    input: "none",
    guards: ["isTransfer"],
    effects: ["keepReason"],
    ending: "This bank transfer was called off before it arrived.",
    texts: {
      label: "Call off a bank transfer that was not sent",
      about: "Only an awaited transfer can be called off. Money that comes all the same is for the operator to find.",
    },
  },
  receive: {
    event: "received",
    happening: "receive",
    from: [pending],
    to: success,
    by: { operator: true },
    input: "receipt",
    guards: ["isTransfer", "isOthers"],
    effects: ["credit"],
    texts: {
      label: "Credit a bank transfer that arrived",
      about:
        "Credits the amount that arrived. An amount that differs from the announced one needs `acceptsDifference`; a large one waits for a second operator.",
    },
  },
  reject: {
    event: "rejected",
    happening: "reject",
    from: [pending],
    to: failed,
    by: { operator: true },
    input: "rejection",
    guards: ["isTransfer"],
    effects: ["keepReason"],
    ending: "The bank transfer was not accepted.",
    texts: {
      label: "End a bank transfer that did not come or was sent back",
      about: "The customer reads the reason. No money moves.",
    },
  },
  /** A chargeback records what happened and moves the money. */
  refund: {
    from: paid,
    to: refunded,
    by: { system: true },
    effects: [],
    isSilent: true,
    texts: { label: "Refund all of it" },
  },
  refundPart: {
    from: paid,
    to: partiallyRefunded,
    by: { system: true },
    effects: [],
    isSilent: true,
    texts: { label: "Refund a part of it" },
  },
} as const satisfies Record<string, TopUpMoveRow>);

export type TopUpMove = keyof typeof topUpMoves;
/** The moves that the API takes. */
export type TopUpMoveOfPeople = RoutedMove<typeof topUpMoves>;
export const topUpMovesOfPeople = routedNamesOf(topUpMoves);

/** Endings without money. */
export type TopUpEnding = {
  [Name in TopUpMove]: (typeof topUpMoves)[Name] extends { ending: string } ? Name : never;
}[TopUpMove];

/** The top-up's lifecycle. A bank transfer and a saved card begin without a page. */
export const topUpLife: Lifecycle<TopUpMove, TopUpMoveRow, TopUpFacts> = {
  noun: "top-up",
  code: "transfer_decided",
  statusNames: transactionStatusNames,
  begins: [
    { deed: "pay", to: created, deadline: paymentDue },
    { deed: "announce a transfer", to: pending, deadline: paymentDue },
  ],
  guards: topUpGuards,
  moves: topUpMoves,
};
