import type { Cents } from "#platform/money/money.ts";
import type { Transaction } from "./contract.ts";
import { transactionStatuses, transactionTypes } from "./transaction.ts";

const { booking, topUp, withdrawal, earnings, refund, offerBooking } = transactionTypes;
const incoming: number[] = [topUp, earnings, refund];
const outgoing: number[] = [booking, withdrawal, offerBooking];
const undone: number[] = [transactionStatuses.failed, transactionStatuses.canceled];

type Signed = Pick<Transaction, "type" | "status" | "amountCents" | "isGivenBack">;

/** By how much a transaction changed the balance that it shows: 0 for what only passed through, or never happened. */
export function signedCents({ type, status, amountCents, isGivenBack }: Signed): Cents {
  if (undone.includes(status)) return 0;
  if (isGivenBack || outgoing.includes(type)) return -amountCents;
  return incoming.includes(type) ? amountCents : 0;
}
