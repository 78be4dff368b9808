import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { lockEarnings } from "#wallet/server/commands/lock-balance.ts";
import { post } from "#wallet/server/commands/post.ts";
import { payWhatIsOwed } from "#wallet/server/commands/refund-debts.ts";
import { moveTransaction, recordTransactions } from "#wallet/server/commands/transactions.ts";
import { readLockedEarnings } from "#wallet/server/queries-earnings.ts";
import { type TransactionStatus, transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { payOut, putBack, setAside, takeReturnedWithdrawal, type WithdrawalAmounts } from "../postings.ts";

const texts = catalogue("payments.withdrawals.server.postWithdrawal", {
  insufficientEarnings: (amount: string) => `You can withdraw ${amount} now. Enter a lower amount.`,
  payout: "Payout to the bank",
});

/** The transaction that left the earnings, and from its sending on the one that goes to the bank. */
export type WithdrawalTransactions = { transactionId: string; payoutTransactionId: string | null };

const { pending, processing, success, failed, refunded } = transactionStatuses;
const { withdrawal: withdrawalType, payout } = transactionTypes;
const subject = "withdrawal";

/**
 * Takes the amount from what can be withdrawn, under the lock of the earnings: earnings → in transit. Answers the Withdrawal
 * transaction's id; `account` is where it goes, masked. Throws 409 `insufficient_earnings` with `withdrawableCents`.
 */
export async function setEarningsAside(tx: Tx, withdrawal: WithdrawalAmounts, account: string): Promise<string> {
  const { withdrawalId, organizationId, amountCents } = withdrawal;
  await lockEarnings(tx, organizationId);
  const locked = (await readLockedEarnings(tx, [organizationId])).get(organizationId);
  const withdrawableCents = locked?.withdrawableCents ?? 0;
  if (amountCents > withdrawableCents) throw insufficient(withdrawableCents);
  const [posted] = await post(tx, [setAside(withdrawal)]);
  const [transactionId = ""] = await recordTransactions(tx, [
    {
      organizationId,
      type: withdrawalType,
      status: pending,
      amountCents,
      subject,
      subjectId: withdrawalId,
      balanceAfterCents: posted?.balanceAfter(organizationId, "earnings"),
      postingId: posted?.id,
      description: `To ${account}`,
    },
  ]);
  return transactionId;
}

const insufficient = (withdrawableCents: Cents) =>
  conflict("insufficient_earnings", texts.insufficientEarnings(formatCents(withdrawableCents)), {
    withdrawableCents,
  });

/** The money is on its way to the bank: a Payout stands beside the Withdrawal. Answers its id. */
export async function beginPayout(tx: Tx, withdrawal: WithdrawalAmounts, transactionId: string): Promise<string> {
  const { withdrawalId, organizationId, amountCents, feeCents } = withdrawal;
  await moveTransaction(tx, transactionId, processing);
  const [payoutId = ""] = await recordTransactions(tx, [
    {
      organizationId,
      type: payout,
      status: processing,
      amountCents: amountCents - feeCents,
      subject,
      subjectId: withdrawalId,
      description: texts.payout,
    },
  ]);
  return payoutId;
}

/** It arrived: in transit → provider clearing, and the fee. Answers the posting's key. */
export async function completePayout(
  tx: Tx,
  withdrawal: WithdrawalAmounts,
  { transactionId, payoutTransactionId }: WithdrawalTransactions,
): Promise<string> {
  const posting = payOut(withdrawal);
  const [posted] = await post(tx, [posting]);
  await moveTransaction(tx, transactionId, success);
  if (payoutTransactionId)
    await moveTransaction(tx, payoutTransactionId, success, posted ? { postingId: posted.id } : {});
  return posting.key;
}

/** It failed or was canceled: in transit → earnings; debts are paid from it first. */
export async function putEarningsBack(
  tx: Tx,
  withdrawal: WithdrawalAmounts,
  { transactionId, payoutTransactionId }: WithdrawalTransactions,
  to: TransactionStatus,
): Promise<void> {
  await post(tx, [putBack(withdrawal)]);
  await moveTransaction(tx, transactionId, to);
  if (payoutTransactionId) await moveTransaction(tx, payoutTransactionId, failed);
  await payWhatIsOwed(tx, withdrawal.organizationId);
}

/** The bank sent it back after it was paid: provider clearing → earnings, and the fee with it. Answers the posting's key. */
export async function takeBackPayout(
  tx: Tx,
  withdrawal: WithdrawalAmounts,
  { transactionId, payoutTransactionId }: WithdrawalTransactions,
): Promise<string> {
  const posting = takeReturnedWithdrawal(withdrawal);
  await post(tx, [posting]);
  await moveTransaction(tx, transactionId, refunded);
  if (payoutTransactionId) await moveTransaction(tx, payoutTransactionId, refunded);
  await payWhatIsOwed(tx, withdrawal.organizationId);
  return posting.key;
}
