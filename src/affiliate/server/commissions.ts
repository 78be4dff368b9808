import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { holdSettings } from "#settings/server/queries.ts";
import { post } from "#wallet/server/commands/post.ts";
import type { SettlementReader } from "#wallet/settlements/server/commands.ts";
import { findPaymentOf } from "#wallet/settlements/server/queries.ts";
import type { Settlement } from "#wallet/settlements/settlement.ts";
import { commissionOf, takenBackWith } from "../commission.ts";
import { accrueCommission, takeBackCommission } from "../postings.ts";
import { findReferrer } from "./queries.ts";
import { commission } from "./tables.ts";

/** Accrues a commission for a payment, and takes it back with a refund (decision 0062). */
export const followCommission: SettlementReader = async (tx, settlement) => {
  if (settlement.kind === "settle") return accrue(tx, settlement);
  if (settlement.feeCents === 0) return;
  // The payment's event may come later: accrue its commission first, then take it back.
  const payment = await findPaymentOf(tx, settlement.paidForId);
  if (payment) await accrue(tx, payment);
  await takeBack(tx, settlement);
};

async function accrue(
  tx: Tx,
  { postingId, paidForId, orderNumber, feeCents, ...settlement }: Settlement,
): Promise<void> {
  const { affiliatePercent, affiliateLockDays } = await holdSettings(tx);
  const amountCents = commissionOf(feeCents, affiliatePercent);
  if (amountCents === 0) return;
  const organizationId = await findReferrer(tx, settlement.clientOrganizationId, settlement.at);
  if (!organizationId) return;
  const [accrued] = await tx
    .insert(commission)
    .values({
      organizationId,
      postingId,
      paidForId,
      orderNumber,
      feeCents,
      amountCents,
      dueAt: sql`${settlement.at.toISOString()}::timestamptz + make_interval(days => ${affiliateLockDays})`,
    })
    .onConflictDoNothing()
    .returning({ id: commission.id });
  if (accrued) await post(tx, [accrueCommission({ commissionId: accrued.id, amountCents })]);
}

/** Happens once an order: its fee comes back in one posting. A paid commission stays paid. */
async function takeBack(tx: Tx, { paidForId, feeCents }: Settlement): Promise<void> {
  const [waiting] = await tx.select().from(commission).where(eq(commission.paidForId, paidForId)).for("update");
  if (!waiting || waiting.paidAt || waiting.takenBackCents > 0) return;
  const takenBackCents = takenBackWith(waiting, feeCents);
  if (takenBackCents === 0) return;
  await post(tx, [takeBackCommission({ commissionId: waiting.id, amountCents: takenBackCents })]);
  await tx.update(commission).set({ takenBackCents }).where(eq(commission.id, waiting.id));
}
