import { type TransactionStatus, transactionStatuses } from "#wallet/transaction.ts";

/** How the money gets out: by the operator's own bank transfer, or by the payment provider, which needs nobody. */
export const withdrawalMethods = ["transfer", "provider"] as const;
export type WithdrawalMethod = (typeof withdrawalMethods)[number];

/** The maker of a move: the organization's owner, its payer (an operator, or a provider by its report), or Byline. */
export type WithdrawalParty = "owner" | "payer" | "system";

type WithdrawalMoveRow = {
  from: readonly TransactionStatus[];
  to: TransactionStatus;
  by: WithdrawalParty;
  /** What becomes of the money, which waits in transit. */
  money: "waits" | "out" | "back" | "returned";
  /** Says why, and the organization reads it. */
  reason?: true;
  texts: {
    label: string;
    about?: string;
    /** What the organization is told. */
    mail: string;
    subject: string;
  };
};

const { pending, processing, success, failed, refunded, canceled } = transactionStatuses;

/**
 * The life of a withdrawal: its status is that of its Withdrawal transaction (R4.2), and this is THE table of its moves. Routes,
 * commands, screens, mails and tests read it.
 */
const moves = {
  cancel: {
    from: [pending],
    to: canceled,
    by: "owner",
    money: "back",
    texts: {
      label: "Cancel the withdrawal",
      about: "The amount goes back to your earnings.",
      subject: "was canceled",
      mail: "The amount is back in your earnings.",
    },
  },
  /** A refund that its organization owes comes before what it takes out. */
  stop: {
    from: [pending],
    to: canceled,
    by: "system",
    money: "back",
    reason: true,
    texts: {
      label: "Stop for a refund",
      subject: "was stopped",
      mail: "A refund of one of your orders is paid first. What is left is back in your earnings: withdraw it again.",
    },
  },
  /** From here on the bank decides. */
  send: {
    from: [pending],
    to: processing,
    by: "payer",
    money: "waits",
    texts: {
      label: "Send to the bank",
      subject: "is on its way",
      mail: "The money is on its way to your bank. It usually takes one to three business days.",
    },
  },
  pay: {
    from: [processing],
    to: success,
    by: "payer",
    money: "out",
    texts: { label: "Mark as paid", subject: "was paid", mail: "The money was sent to your bank account." },
  },
  fail: {
    from: [pending, processing],
    to: failed,
    by: "payer",
    money: "back",
    reason: true,
    texts: {
      label: "Mark as failed",
      about: "The amount goes back to the organization's earnings, and it reads why.",
      subject: "failed",
      mail: "The amount is back in your earnings. Check the account, then withdraw again.",
    },
  },
  /** A bank may send back what it has taken. */
  return: {
    from: [success],
    to: refunded,
    by: "payer",
    money: "returned",
    reason: true,
    texts: {
      label: "Mark as returned",
      about: "The amount and its fee go back to the organization's earnings, and it reads why.",
      subject: "was returned by the bank",
      mail: "The amount is back in your earnings. Check the account, then withdraw again.",
    },
  },
} as const satisfies Record<string, WithdrawalMoveRow>;

export type WithdrawalMove = keyof typeof moves;
/** The moves that the API takes; a payment file sends, and a refund stops. */
export type WithdrawalMoveOfPeople = Exclude<WithdrawalMove, "send" | "stop">;
export type WithdrawalMoveWithReason = {
  [Name in WithdrawalMoveOfPeople]: (typeof moves)[Name] extends { reason: true } ? Name : never;
}[WithdrawalMoveOfPeople];
export const withdrawalMoveNames = Object.keys(moves) as WithdrawalMove[];
export const withdrawalMoveNamed = (name: WithdrawalMove): WithdrawalMoveRow => moves[name];

/** What can happen to a withdrawal: its request, and its moves. */
export const withdrawalHappenings = ["request", ...withdrawalMoveNames] as const;
export type WithdrawalHappening = (typeof withdrawalHappenings)[number];

export const canMoveWithdrawal = (name: WithdrawalMove, status: TransactionStatus): boolean =>
  withdrawalMoveNamed(name).from.includes(status);

/** What a party may do with it now, in the table's order; the screens draw their buttons from it. */
export const allowedWithdrawalMoves = (status: TransactionStatus, party: WithdrawalParty): WithdrawalMove[] =>
  withdrawalMoveNames.filter((name) => withdrawalMoveNamed(name).by === party && canMoveWithdrawal(name, status));

/** So long a provider has to say what became of a payout; Stripe repeats for three days what was missed. */
const reportHours = 96;

/**
 * What an operator may do with it now. A provider's payouts are sent and settled by its reports; an operator ends what was not sent,
 * and decides where no report came.
 */
export function allowedOperatorMoves(
  { status, method, sentAt }: { status: TransactionStatus; method: WithdrawalMethod; sentAt: Date | null },
  now: Date,
): WithdrawalMove[] {
  const allowed = allowedWithdrawalMoves(status, "payer");
  if (method === "transfer") return allowed;
  const isSilent = sentAt !== null && now.getTime() - sentAt.getTime() > reportHours * 3_600_000;
  return sentAt === null || isSilent ? allowed.filter((move) => move !== "send") : [];
}

/** While its money waits in transit. */
export const openWithdrawalStatuses: readonly TransactionStatus[] = [pending, processing];

/** The screens of withdrawals (R2.17). */
export type WithdrawalOutcome = "pending" | "success" | "fail";

/** The screen on which one stands so. */
export function withdrawalOutcomeOf(status: TransactionStatus): WithdrawalOutcome {
  if (status === success) return "success";
  return openWithdrawalStatuses.includes(status) ? "pending" : "fail";
}
