import type { Cents } from "#platform/money/money.ts";
import type { Transaction } from "./contract.ts";
import { canTransactionMove, transactionStatuses, transactionTypes } from "./transaction.ts";

const { booking, topUp, withdrawal, earnings, refund, offerBooking } = transactionTypes;
const { success, failed, refunded, canceled } = transactionStatuses;
const incoming: number[] = [topUp, earnings, refund];
const outgoing: number[] = [booking, withdrawal, offerBooking];
const undone: number[] = [failed, canceled];

/** Money of a top-up arrives with its success. */
const awaited: number[] = Object.values(transactionStatuses).filter((status) => canTransactionMove(status, success));

type SignedTransaction = Pick<Transaction, "type" | "status" | "amountCents" | "isGivenBack">;

/** Change of the shown balance: 0 for money that only passed through, never moved or came back by itself. */
export function signedCents({ type, status, amountCents, isGivenBack }: SignedTransaction): Cents {
  if (undone.includes(status) || (type === topUp && awaited.includes(status))) return 0;
  // The bank's return is no transaction of its own.
  if (type === withdrawal && status === refunded) return 0;
  if (isGivenBack || outgoing.includes(type)) return -amountCents;
  return incoming.includes(type) ? amountCents : 0;
}
