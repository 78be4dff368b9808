import { expect, test } from "vitest";
import { signedCents } from "./signed-amount.ts";
import { type TransactionStatus, type TransactionType, transactionStatuses, transactionTypes } from "./transaction.ts";

const { topUp, withdrawal, booking, refund, payout } = transactionTypes;
const signed = (type: TransactionType, status: TransactionStatus, isGivenBack = false) =>
  signedCents({ type, status, amountCents: 500, isGivenBack });
const statuses = Object.values(transactionStatuses);

test("R4.2 a top-up changes the balance from its success on; a refund of it is a transaction of its own", () => {
  expect(statuses.map((status) => signed(topUp, status))).toEqual([0, 0, 0, 500, 0, 500, 500, 0]);
  expect(signed(refund, transactionStatuses.success, true)).toBe(-500);
});

test("R4.2 a withdrawal leaves the balance when it is asked for, and is there again once the bank returned it", () => {
  expect(statuses.map((status) => signed(withdrawal, status))).toEqual([-500, -500, -500, -500, 0, 0, -500, 0]);
  expect(statuses.map((status) => signed(payout, status)).every((cents) => cents === 0)).toBe(true);
});

test("R4.2 a booking that is refunded stands beside its refund", () => {
  const { refunded, success } = transactionStatuses;
  expect(signed(booking, refunded) + signed(refund, success)).toBe(0);
});
