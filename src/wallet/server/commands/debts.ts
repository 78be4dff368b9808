import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { payChargeback } from "../../debt-postings.ts";
import type { Posting } from "../../posting.ts";
import { paymentOwed } from "../tables.ts";
import type { Posted } from "./posted.ts";
import { recordTransactions, refundOf } from "./transactions.ts";

const texts = catalogue("wallet.server.commands.debts", {
  paidDebt: "Repaid a payment that was taken back",
});

/** Part of a debt, paid from newly available money. Cents. */
type DebtPayment = {
  organizationId: string;
  chargebackId: string;
  amountCents: Cents;
  paidCents: Cents;
  posting: Posting;
};

/** A locked account; `owedCents` is 0 except on available. */
type LockedAccount = { organizationId: string; balanceCents: Cents; owedCents: Cents };

/** Debt payments that available money covers now, oldest debt first. Queries only when something is owed. */
export async function findDebtPayments(tx: Tx, accounts: readonly LockedAccount[]): Promise<DebtPayment[]> {
  const payments: DebtPayment[] = [];
  for (const { organizationId, balanceCents, owedCents } of accounts) {
    if (owedCents === 0 || balanceCents === 0) continue;
    payments.push(...paymentsFrom(balanceCents, await openDebts(tx, organizationId)));
  }
  return payments;
}

const openDebts = (tx: Tx, organizationId: string) =>
  tx
    .select()
    .from(paymentOwed)
    .where(
      sql`${paymentOwed.organizationId} = ${organizationId} AND ${paymentOwed.paidCents} + ${paymentOwed.droppedCents} < ${paymentOwed.owedCents}`,
    )
    .orderBy(paymentOwed.createdAt, paymentOwed.chargebackId)
    .for("update");

function paymentsFrom(availableCents: Cents, debts: (typeof paymentOwed.$inferSelect)[]): DebtPayment[] {
  let leftCents = availableCents;
  return debts.flatMap(({ chargebackId, organizationId, owedCents, paidCents, droppedCents }) => {
    const amountCents = Math.min(leftCents, owedCents - paidCents - droppedCents);
    if (amountCents === 0) return [];
    leftCents -= amountCents;
    const payment = { chargebackId, organizationId, amountCents, paidCents };
    return [{ ...payment, posting: payChargeback(payment) }];
  });
}

/** Records the part of a chargeback that available did not cover, for the next payments. Cents. */
export async function owePayment(
  tx: Tx,
  owed: { chargebackId: string; organizationId: string; owedCents: Cents },
): Promise<void> {
  await tx.insert(paymentOwed).values(owed);
}

/** Cancels a debt whose payment came back; returns the unpaid cents. */
export async function dropPaymentOwed(tx: Tx, chargebackId: string): Promise<Cents> {
  const [owed] = await tx.select().from(paymentOwed).where(eq(paymentOwed.chargebackId, chargebackId)).for("update");
  if (!owed) return 0;
  const unpaidCents = owed.owedCents - owed.paidCents;
  await tx.update(paymentOwed).set({ droppedCents: unpaidCents }).where(eq(paymentOwed.chargebackId, chargebackId));
  return unpaidCents;
}

export async function noteDebtPayments(tx: Tx, payments: readonly (DebtPayment & { posted: Posted })[]): Promise<void> {
  for (const { organizationId, chargebackId, amountCents, paidCents, posted } of payments) {
    const row = refundOf(organizationId, posted, amountCents);
    const description = texts.paidDebt;
    await recordTransactions(tx, [{ ...row, description, isConsequence: true }]);
    await tx
      .update(paymentOwed)
      .set({ paidCents: paidCents + amountCents })
      .where(eq(paymentOwed.chargebackId, chargebackId));
  }
}
