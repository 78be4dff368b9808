import type { Tx } from "#platform/database/database.ts";
import { post } from "#wallet/server/commands/post.ts";
import { recordTransactions } from "#wallet/server/commands/transactions.ts";
import { transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { adjust } from "../postings.ts";

/** `amountCents` is what the account gains, or below zero what it loses; `reason` stands in the wallet. */
type Adjustment = Parameters<typeof adjust>[0] & { reason: string };

/** Corrects a balance: the organization sees a Refund of it, or one that it gives back. Throws 409 `insufficient_balance`. */
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
}
