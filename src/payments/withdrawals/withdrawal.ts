import type { Permission } from "#accounts/permissions.ts";
import { hourMilliseconds } from "#platform/contract/day.ts";
import type { Guard, Lifecycle, MoveOf, RoutedMove } from "#platform/lifecycle/lifecycle.ts";
import { wordedRows } from "#platform/words/catalogue.ts";
import { type TransactionStatus, transactionStatuses, transactionStatusNames } from "#wallet/transaction.ts";
import type { WithdrawalMoveInputName } from "./move-input.ts";

/** How the money gets out: by the operator's own bank transfer, or by the payment provider, which needs nobody. */
export const withdrawalMethods = ["transfer", "provider"] as const;
export type WithdrawalMethod = (typeof withdrawalMethods)[number];

/** The maker of a move: the organization's owner, an operator who pays, or Byline, also by a provider's report. */
export type WithdrawalParty = "owner" | "operator" | "system";

/** The way of the money, which waits in transit. */
export type WithdrawalEffect = "wait" | "payOut" | "putBack" | "takeBack";

type WithdrawalFacts = {
  method: WithdrawalMethod;
  sentAt: Date | null;
  now: Date;
};

/** A provider's time to report of a payout; Stripe repeats for three days what was missed. */
const reportHours = 96;

const byProvider = {
  code: "withdrawal_move",
  refusal: "The payment provider pays this withdrawal and tells what becomes of it.",
} as const;

/** A provider's payouts are sent and settled by its reports. */
const withdrawalGuards = wordedRows("payments.withdrawals.guards", {
  isTransfer: { holds: ({ method }, party) => party !== "operator" || method === "transfer", ...byProvider },
  /** An operator ends a payout before its sending, and decides where no report came. */
  isOperators: {
    holds: ({ method, sentAt, now }, party) =>
      party !== "operator" ||
      method === "transfer" ||
      sentAt === null ||
      now.getTime() - sentAt.getTime() > reportHours * hourMilliseconds,
    ...byProvider,
  },
} as const satisfies Record<string, Guard<WithdrawalFacts, WithdrawalParty>>);

export type WithdrawalMoveRow = MoveOf<{
  status: TransactionStatus;
  side: "owner";
  other: "operator" | "system";
  permission: Permission;
  guard: keyof typeof withdrawalGuards;
  effect: WithdrawalEffect;
  input: WithdrawalMoveInputName;
}> & { texts: { subject: string; mail: string } };

const { pending, processing, success, failed, refunded, canceled } = transactionStatuses;

/** THE table of a withdrawal's moves; its status is that of its Withdrawal transaction (R4.2). */
export const withdrawalMoves = wordedRows("payments.withdrawals.moves", {
  cancel: {
    event: "canceled",
    from: [pending],
    to: canceled,
    by: { owner: "wallet.withdraw" },
    input: "none",
    effects: ["putBack"],
    texts: {
      label: "Cancel the withdrawal",
      about: "The amount goes back to your earnings.",
      subject: "was canceled",
      mail: "The amount is back in your earnings.",
    },
  },
  /** A refund that its organization owes comes before what it takes out. */
  stop: {
    event: "stopped",
    from: [pending],
    to: canceled,
    by: { system: true },
    effects: ["putBack"],
    texts: {
      label: "Stop for a refund",
      subject: "was stopped",
      mail: "A refund of one of your orders is paid first. What is left is back in your earnings: withdraw it again.",
    },
  },
  /** From here on the bank decides. */
  send: {
    event: "sent",
    from: [pending],
    to: processing,
    by: { operator: true, system: true },
    guards: ["isTransfer"],
    effects: ["wait"],
    texts: {
      label: "Send to the bank",
      subject: "is on its way",
      mail: "The money is on its way to your bank. It usually takes one to three business days.",
    },
  },
  pay: {
    event: "paid",
    from: [processing],
    to: success,
    by: { operator: true, system: true },
    input: "none",
    guards: ["isOperators"],
    effects: ["payOut"],
    texts: { label: "Mark as paid", subject: "was paid", mail: "The money was sent to your bank account." },
  },
  fail: {
    event: "failed",
    from: [pending, processing],
    to: failed,
    by: { operator: true, system: true },
    input: "reason",
    guards: ["isOperators"],
    effects: ["putBack"],
    texts: {
      label: "Mark as failed",
      about: "The amount goes back to the organization's earnings, and it reads why.",
      subject: "failed",
      mail: "The amount is back in your earnings. Check the account, then withdraw again.",
    },
  },
  /** A bank may send back what it has taken. */
  return: {
    event: "returned",
    from: [success],
    to: refunded,
    by: { operator: true, system: true },
    input: "reason",
    guards: ["isOperators"],
    effects: ["takeBack"],
    texts: {
      label: "Mark as returned",
      about: "The amount and its fee go back to the organization's earnings, and it reads why.",
      subject: "was returned by the bank",
      mail: "The amount is back in your earnings. Check the account, then withdraw again.",
    },
  },
} as const satisfies Record<string, WithdrawalMoveRow>);

export type WithdrawalMove = keyof typeof withdrawalMoves;
/** The moves that the API takes; a payment file sends, and a refund stops. */
export type WithdrawalMoveOfPeople = RoutedMove<typeof withdrawalMoves>;
export const withdrawalMoveNames = Object.keys(withdrawalMoves) as WithdrawalMove[];

/** The withdrawal's lifecycle. */
export const withdrawalLife: Lifecycle<WithdrawalMove, WithdrawalMoveRow, WithdrawalFacts> = {
  noun: "withdrawal",
  code: "withdrawal_move",
  statusNames: transactionStatusNames,
  begins: [{ deed: "request", to: pending }],
  guards: withdrawalGuards,
  moves: withdrawalMoves,
};

/** Happenings of a withdrawal: its request, and its moves. */
export const withdrawalHappenings = ["request", ...withdrawalMoveNames] as const;
export type WithdrawalHappening = (typeof withdrawalHappenings)[number];

/** While its money waits in transit. */
export const openWithdrawalStatuses: readonly TransactionStatus[] = [pending, processing];

/** The screens of withdrawals (R2.17). */
export type WithdrawalOutcome = "pending" | "success" | "fail";

/** The screen on which one stands so. */
export function withdrawalOutcomeOf(status: TransactionStatus): WithdrawalOutcome {
  if (status === success) return "success";
  return openWithdrawalStatuses.includes(status) ? "pending" : "fail";
}

/** The page of withdrawals in which an outcome without an id is looked for. */
export const newestWithdrawals = { itemsPerPage: 10 } as const;

/** The newest that stands so, of withdrawals that come newest first. */
export const newestStanding = <Listed extends { status: number }>(
  withdrawals: readonly Listed[],
  outcome: WithdrawalOutcome,
): Listed | undefined => withdrawals.find(({ status }) => withdrawalOutcomeOf(status as TransactionStatus) === outcome);
