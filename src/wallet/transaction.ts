import type { StateTone } from "#platform/contract/state-tone.ts";
import { catalogue } from "#platform/words/catalogue.ts";
/** Numbers as on the wire (R3.13, R4.1, R4.2). */
export const transactionTypes = {
  booking: 0,
  topUp: 1,
  payment: 2,
  withdrawal: 3,
  earnings: 4,
  payout: 5,
  refund: 6,
  offerBooking: 7,
} as const;
export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes];

export const transactionTypeNames: Record<TransactionType, string> = {
  0: "Booking",
  1: "Top Up",
  2: "Payment",
  3: "Withdrawal",
  4: "Earnings",
  5: "Payout",
  6: "Refund",
  7: "Offer Booking",
};

/** Subjects besides orders, offers and extras, by field: the linked class and its path in the API. */
export const transactionSubjects = {
  topUp: { className: "TopUp", path: "top_ups" },
  withdrawal: { className: "Withdrawal", path: "withdrawals" },
  voucher: { className: "VoucherRedemption", path: "voucher_redemptions" },
  commission: { className: "Commission", path: "commissions" },
} as const;
export type TransactionSubject = keyof typeof transactionSubjects;
export const transactionSubjectNames = Object.keys(transactionSubjects) as TransactionSubject[];

export const transactionStatuses = {
  created: 0,
  pending: 1,
  processing: 2,
  success: 3,
  failed: 4,
  refunded: 5,
  partiallyRefunded: 6,
  canceled: 7,
} as const;
export type TransactionStatus = (typeof transactionStatuses)[keyof typeof transactionStatuses];

export const transactionStatusNames: Record<TransactionStatus, string> = catalogue("wallet.statuses", {
  0: "Created",
  1: "Pending",
  2: "Processing",
  3: "Success",
  4: "Failed",
  5: "Refunded",
  6: "Partially Refunded",
  7: "Canceled",
});

/** Allowed transitions (R4.2); any other is refused. */
export const transactionMoves: Record<TransactionStatus, readonly TransactionStatus[]> = {
  0: [1, 2, 3, 4, 7],
  1: [2, 3, 4, 7],
  2: [3, 4],
  3: [5, 6],
  4: [],
  5: [],
  6: [5, 6],
  7: [],
};

export function canTransactionMove(from: TransactionStatus, to: TransactionStatus): boolean {
  return transactionMoves[from].includes(to);
}

export const transactionTones: Record<TransactionStatus, StateTone> = {
  0: "quiet",
  1: "waiting",
  2: "waiting",
  3: "good",
  4: "bad",
  5: "quiet",
  6: "quiet",
  7: "quiet",
};
