import type { Cents } from "#platform/money/money.ts";
import type { Transaction } from "./contract.ts";
import { transactionStatuses, transactionTypes } from "./transaction.ts";

const { booking, topUp, withdrawal, earnings, refund, offerBooking } = transactionTypes;
const incoming: number[] = [topUp, earnings, refund];
const outgoing: number[] = [booking, withdrawal, offerBooking];
const undone: number[] = [transactionStatuses.failed, transactionStatuses.canceled];

type SignedTransaction = Pick<Transaction, "type" | "status" | "amountCents" | "isGivenBack">;

/** Change of the shown balance: 0 for money that only passed through or never moved. */
export function signedCents({ type, status, amountCents, isGivenBack }: SignedTransaction): Cents {
  if (undone.includes(status)) return 0;
  if (isGivenBack || outgoing.includes(type)) return -amountCents;
  return incoming.includes(type) ? amountCents : 0;
}
