import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { payOwed, takeBack } from "../../posting.ts";
import { announceSettlement } from "../../settlements/server/commands.ts";
import { type TransactionStatus, transactionStatuses, transactionTypes } from "../../transaction.ts";
import { readStillPaid } from "../queries-paid.ts";
import { refundOwed } from "../tables.ts";
import { lockEarnings } from "./earnings.ts";
import { post } from "./post.ts";
import { markRefunded, recordTransactions } from "./transactions.ts";

/** A completed order of which money goes back: what of it the publisher earned, and what Byline took. Cents. */
export type Refund = {
  orderId: string;
  number: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  earningsCents: Cents;
  feeCents: Cents;
  /** Nothing of the order stays paid. */
  isWhole: boolean;
};

const { payment, earnings, refund } = transactionTypes;
const { success, refunded, partiallyRefunded } = transactionStatuses;

/**
 * Takes money of a completed order back: from the publisher's earnings as far as they reach, and from the service fee. The
 * rest stands as owed, and is paid from the publisher's next earnings: no balance rests on money that is not there. Withdrawals that
 * were not sent are stopped before (`payments/withdrawals`).
 */
export async function takeBackOrder(tx: Tx, order: Refund): Promise<void> {
  const covered = Math.min(await lockEarnings(tx, order.publisherOrganizationId), order.earningsCents);
  await giveBack(tx, { ...order, earningsCents: covered });
  const owedCents = order.earningsCents - covered;
  // Money that is owed has not come back yet.
  const marked: TransactionStatus = order.isWhole && owedCents === 0 ? refunded : partiallyRefunded;
  await markRefunded(tx, order.orderId, [payment, earnings], marked);
  const { orderId, number, clientOrganizationId, publisherOrganizationId } = order;
  if (owedCents > 0)
    await tx.insert(refundOwed).values({ orderId, number, clientOrganizationId, publisherOrganizationId, owedCents });
}

async function giveBack(tx: Tx, order: Omit<Refund, "isWhole">): Promise<void> {
  if (order.earningsCents + order.feeCents === 0) return;
  const [posted] = await post(tx, [takeBack(order)]);
  await announceSettlement(tx, posted);
  await recordBothSides(tx, order, posted, order.earningsCents + order.feeCents);
}

/** Pays what a publisher owes, oldest first, from what it has earned by now. Called whenever earnings arrive. */
export async function payWhatIsOwed(tx: Tx, publisherOrganizationId: string): Promise<void> {
  const owed = await tx
    .select()
    .from(refundOwed)
    .where(
      sql`${refundOwed.publisherOrganizationId} = ${publisherOrganizationId} AND ${refundOwed.paidCents} < ${refundOwed.owedCents}`,
    )
    .orderBy(refundOwed.createdAt, refundOwed.orderId)
    .limit(owedAtOnce)
    .for("update");
  for (const debt of owed) await payOne(tx, debt);
}

/** Whoever owes more than these pays on with the next earnings. */
const owedAtOnce = 20;

async function payOne(tx: Tx, debt: typeof refundOwed.$inferSelect): Promise<void> {
  const { orderId, owedCents, paidCents, publisherOrganizationId } = debt;
  const earningsCents = Math.min(await lockEarnings(tx, publisherOrganizationId), owedCents - paidCents);
  if (earningsCents === 0) return;
  const [posted] = await post(tx, [payOwed({ ...debt, earningsCents })]);
  await announceSettlement(tx, posted);
  await recordBothSides(tx, { ...debt, earningsCents }, posted, earningsCents);
  await tx
    .update(refundOwed)
    .set({ paidCents: paidCents + earningsCents })
    .where(eq(refundOwed.orderId, orderId));
  if ((await readStillPaid(tx, orderId)) === 0) await markRefunded(tx, orderId, [payment, earnings], refunded);
}

type Sides = Pick<Refund, "orderId" | "number" | "clientOrganizationId" | "publisherOrganizationId" | "earningsCents">;

/** The client gets a Refund of all that comes back, the publisher one of what it gives. */
async function recordBothSides(
  tx: Tx,
  { orderId, number, clientOrganizationId, publisherOrganizationId, earningsCents }: Sides,
  posted: Awaited<ReturnType<typeof post>>[number] | undefined,
  returnedCents: Cents,
): Promise<void> {
  const shared = {
    type: refund,
    status: success,
    orderId,
    postingId: posted?.id,
    description: `Order ${number}, refund`,
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
