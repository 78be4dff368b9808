import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { chargeBack, restoreCharge } from "../../postings/chargebacks.ts";
import { isAccount } from "../queries-accounts.ts";
import { paymentOwed } from "../tables.ts";
import { post } from "./post.ts";
import type { Posted } from "./posted.ts";
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
  await lockAvailable(tx, chargeback.organizationId);
  const [owed] = await tx.select().from(paymentOwed).where(eq(paymentOwed.chargebackId, chargebackId)).for("update");
  const unpaidCents = owed ? owed.owedCents - owed.paidCents : 0;
  const returnedCents = chargeback.amountCents - unpaidCents;
  // Dropped before anything is credited: what comes back pays other debts, and not its own.
  if (owed)
    await tx.update(paymentOwed).set({ droppedCents: unpaidCents }).where(eq(paymentOwed.chargebackId, chargebackId));
  const [posted] = await post(tx, [restoreCharge({ ...chargeback, returnedCents, unpaidCents })]);
  await recordMoved(tx, chargeback, posted, returnedCents);
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
