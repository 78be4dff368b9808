import type { Tx } from "#platform/database/database.ts";
import { post } from "#wallet/server/commands/post.ts";
import { payWhatIsOwed } from "#wallet/server/commands/refund-debts.ts";
import { recordTransactions } from "#wallet/server/commands/transactions.ts";
import { transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { adjust } from "../postings.ts";

/** `amountCents` is the account's gain, negative for a loss; the wallet shows `reason`. */
type Adjustment = Parameters<typeof adjust>[0] & { reason: string };

/** The wallet shows it as a Refund, received or given back. Earnings pay refund debts first. Throws 409 `insufficient_balance`. */
export async function adjustBalance(tx: Tx, { reason, ...adjustment }: Adjustment): Promise<void> {
  const { organizationId, account, amountCents } = adjustment;
  const [posted] = await post(tx, [adjust(adjustment)]);
  await recordTransactions(tx, [
    {
      organizationId,
      type: transactionTypes.refund,
      status: transactionStatuses.success,
      amountCents: Math.abs(amountCents),
      balanceAfterCents: posted?.balanceAfter(organizationId, account),
      postingId: posted?.id,
      description: `Adjustment: ${reason}`,
    },
  ]);
  if (account === "earnings" && amountCents > 0) await payWhatIsOwed(tx, organizationId);
}
