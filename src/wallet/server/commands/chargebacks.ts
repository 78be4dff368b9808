import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { chargeBack, payChargeback, restoreCharge } from "../../postings/chargebacks.ts";
import { isAccount } from "../queries-accounts.ts";
import { paymentOwed } from "../tables.ts";
import { type Posted, post } from "./post.ts";
import { recordTransactions, refundOf } from "./transactions.ts";

/** A payment into a wallet of which money went back; `description` is what the wallet shows of it. Cents. */
export type ChargebackMoney = {
  chargebackId: string;
  topUpId: string;
  organizationId: string;
  amountCents: Cents;
  description: string;
};

/**
 * Takes a payment's money out of available as far as it reaches. The rest stands as owed: it is paid from what comes in next, and
 * nothing is booked meanwhile.
 */
export async function chargeBackTopUp(tx: Tx, chargeback: ChargebackMoney): Promise<void> {
  const { chargebackId, organizationId, amountCents } = chargeback;
  const coveredCents = Math.min(await lockAvailable(tx, organizationId), amountCents);
  const owedCents = amountCents - coveredCents;
  const [posted] = await post(tx, [chargeBack({ ...chargeback, coveredCents, owedCents })]);
  await recordMoved(tx, chargeback, posted, coveredCents);
  if (owedCents > 0) await tx.insert(paymentOwed).values({ chargebackId, organizationId, owedCents });
}

/** Gives a chargeback's money back: what was taken of it and what was paid since. What was still owed is owed no more. */
export async function restoreChargeback(tx: Tx, chargeback: ChargebackMoney): Promise<void> {
  const { chargebackId } = chargeback;
  const [owed] = await tx.select().from(paymentOwed).where(eq(paymentOwed.chargebackId, chargebackId)).for("update");
  const unpaidCents = owed ? owed.owedCents - owed.paidCents : 0;
  const returnedCents = chargeback.amountCents - unpaidCents;
  const [posted] = await post(tx, [restoreCharge({ ...chargeback, returnedCents, unpaidCents })]);
  await recordMoved(tx, chargeback, posted, returnedCents);
  if (owed)
    await tx.update(paymentOwed).set({ droppedCents: unpaidCents }).where(eq(paymentOwed.chargebackId, chargebackId));
  await payOwedPayments(tx, chargeback.organizationId);
}

/** Pays what an organization owes of its payments, oldest first, from what is available now. Called whenever a payment arrives or comes back. */
export async function payOwedPayments(tx: Tx, organizationId: string): Promise<void> {
  const open = await tx
    .select()
    .from(paymentOwed)
    .where(sql`${paymentOwed.organizationId} = ${organizationId} AND ${isOpen}`)
    .orderBy(paymentOwed.createdAt, paymentOwed.chargebackId)
    .limit(owedAtOnce)
    .for("update");
  for (const debt of open) await payOne(tx, debt);
}

const isOpen = sql`${paymentOwed.paidCents} + ${paymentOwed.droppedCents} < ${paymentOwed.owedCents}`;

/** Whoever owes more than these pays on with the next payment. */
const owedAtOnce = 20;

async function payOne(tx: Tx, debt: typeof paymentOwed.$inferSelect): Promise<void> {
  const { chargebackId, organizationId, owedCents, paidCents } = debt;
  const amountCents = Math.min(await lockAvailable(tx, organizationId), owedCents - paidCents);
  if (amountCents === 0) return;
  const [posted] = await post(tx, [payChargeback({ chargebackId, organizationId, amountCents, paidCents })]);
  await recordTransactions(tx, [
    {
      ...refundOf(organizationId, posted, amountCents),
      description: "Paid what was owed of a payment that was taken back",
    },
  ]);
  await tx
    .update(paymentOwed)
    .set({ paidCents: paidCents + amountCents })
    .where(eq(paymentOwed.chargebackId, chargebackId));
}

/** A Refund of what moved on available; what the organization did not have is not shown as moved. */
async function recordMoved(
  tx: Tx,
  { organizationId, topUpId, description }: ChargebackMoney,
  posted: Posted | undefined,
  amountCents: Cents,
): Promise<void> {
  if (amountCents === 0) return;
  const row = refundOf(organizationId, posted, amountCents);
  await recordTransactions(tx, [{ ...row, subject: "topUp", subjectId: topUpId, description }]);
}

/** What is available, locked until the transaction ends: what it covers can't change before it is posted. */
export async function lockAvailable(tx: Tx, organizationId: string): Promise<Cents> {
  const { rows } = await tx.$client.query<{ balanceCents: Cents }>({
    name: "available-lock",
    text: `SELECT balance_cents AS "balanceCents" FROM ledger_account
           WHERE ${isAccount("available", "$1")} FOR UPDATE`,
    values: [organizationId],
  });
  return rows[0]?.balanceCents ?? 0;
}
