import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { payOwed } from "../../debt-postings.ts";
import { announceSettlement } from "../../settlements/server/commands.ts";
import { transactionStatuses, transactionTypes } from "../../transaction.ts";
import { readStillPaid } from "../queries-paid.ts";
import { refundOwed } from "../tables.ts";
import { lockEarnings } from "./lock-balance.ts";
import { post } from "./post.ts";
import type { Posted } from "./posted.ts";
import { markRefunded, recordTransactions } from "./transactions.ts";

const texts = catalogue("wallet.server.commands.refundDebts", {
  refund: (number: string) => `Order ${number}, refund`,
});

export type RefundedOrder = {
  orderId: string;
  number: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
};

const { payment, earnings, refund } = transactionTypes;
const { success, refunded } = transactionStatuses;

/** Records the part of a refund that earnings did not cover, for the next earnings. Cents. */
export async function oweRefund(
  tx: Tx,
  { orderId, number, clientOrganizationId, publisherOrganizationId }: RefundedOrder,
  owedCents: Cents,
): Promise<void> {
  await tx.insert(refundOwed).values({ orderId, number, clientOrganizationId, publisherOrganizationId, owedCents });
}

/**
 * Pays a publisher's refund debts, oldest first, until they or its current earnings are gone. Call it whenever earnings
 * arrive. Reads `atOnce` debts at a time.
 */
export async function payWhatIsOwed(tx: Tx, publisherOrganizationId: string, atOnce = 20): Promise<void> {
  let debts = await openDebts(tx, publisherOrganizationId, atOnce);
  while (debts.length > 0) {
    for (const debt of debts) if (!(await payOne(tx, debt))) return;
    debts = await openDebts(tx, publisherOrganizationId, atOnce);
  }
}

type RefundDebt = typeof refundOwed.$inferSelect;

const openDebts = (tx: Tx, publisherOrganizationId: string, atOnce: number): Promise<RefundDebt[]> =>
  tx
    .select()
    .from(refundOwed)
    .where(
      sql`${refundOwed.publisherOrganizationId} = ${publisherOrganizationId} AND ${refundOwed.paidCents} < ${refundOwed.owedCents}`,
    )
    .orderBy(refundOwed.createdAt, refundOwed.orderId)
    .limit(atOnce)
    .for("update");

/** False once the earnings are gone. */
async function payOne(tx: Tx, debt: RefundDebt): Promise<boolean> {
  const { orderId, owedCents, paidCents, publisherOrganizationId } = debt;
  const earningsCents = Math.min(await lockEarnings(tx, publisherOrganizationId), owedCents - paidCents);
  if (earningsCents === 0) return false;
  const [posted] = await post(tx, [payOwed({ ...debt, earningsCents })]);
  await announceSettlement(tx, posted);
  await recordRefundOfBoth(tx, { ...debt, earningsCents }, posted, earningsCents);
  await tx
    .update(refundOwed)
    .set({ paidCents: paidCents + earningsCents })
    .where(eq(refundOwed.orderId, orderId));
  if ((await readStillPaid(tx, orderId)) === 0) await markRefunded(tx, orderId, [payment, earnings], refunded);
  return paidCents + earningsCents === owedCents;
}

/** Both sides' Refund transactions: the client's whole amount, the publisher's share. */
export async function recordRefundOfBoth(
  tx: Tx,
  {
    orderId,
    number,
    clientOrganizationId,
    publisherOrganizationId,
    earningsCents,
  }: RefundedOrder & { earningsCents: Cents },
  posted: Posted | undefined,
  returnedCents: Cents,
): Promise<void> {
  const shared = {
    type: refund,
    status: success,
    orderId,
    postingId: posted?.id,
    description: texts.refund(number),
  };
  const rows = [
    {
      ...shared,
      organizationId: clientOrganizationId,
      amountCents: returnedCents,
      balanceAfterCents: posted?.balanceAfter(clientOrganizationId, "available"),
    },
    {
      ...shared,
      organizationId: publisherOrganizationId,
      amountCents: earningsCents,
      balanceAfterCents: posted?.balanceAfter(publisherOrganizationId, "earnings"),
    },
  ];
  await recordTransactions(
    tx,
    rows.filter(({ amountCents }) => amountCents > 0),
  );
}
