import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { formatCents } from "#platform/money/money.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import { recordTopUpEvent } from "../../top-ups/server/happening.ts";
import { moveTopUp } from "../../top-ups/server/move-top-up.ts";
import { type LockedTopUp, lockTopUp } from "../../top-ups/server/queries.ts";
import {
  type ChargebackEffect,
  type ChargebackMove,
  type ChargebackParty,
  chargebackLife,
  descriptions,
} from "../chargeback.ts";
import { type ChargebackMoney, chargeBackTopUp, restoreChargeback } from "./post-chargeback.ts";
import { readTakenBack } from "./queries.ts";
import { chargeback } from "./tables.ts";

type ChargebackRow = typeof chargeback.$inferSelect;
/** A chargeback whose top-up is locked. */
export type LockedChargeback = { topUp: LockedTopUp; row: ChargebackRow };

type ChargebackMoveMade = {
  move: ChargebackMove;
  party: ChargebackParty;
  fields?: Partial<ChargebackRow>;
};

/** The only writer of a chargeback's status: money and mails follow in this transaction. Throws 409 `refund_decided`. */
export async function moveChargeback(tx: Tx, locked: LockedChargeback, made: ChargebackMoveMade): Promise<void> {
  const { move, party, fields } = made;
  const { topUp, row } = locked;
  requireMove(chargebackLife, move, row, party);
  const { effects: named, happening, to } = chargebackLife.moves[move];
  if (to !== "stays") {
    const status = statusAfter(chargebackLife, move, row.status);
    await tx
      .update(chargeback)
      .set({ ...fields, status })
      .where(eq(chargeback.id, row.id));
  }
  for (const effect of named) await effects[effect](tx, locked);
  tx.changes.push({
    resource: "chargebacks",
    id: row.id,
    organizationIds: [topUp.organizationId],
    operators: true,
  });
  if (!happening) return;
  await markTopUpRefunded(tx, topUp);
  await recordTopUpEvent(tx, topUp, happening, formatCents(row.amountCents));
}

const effects: Record<ChargebackEffect, (tx: Tx, locked: LockedChargeback) => Promise<unknown>> = {
  giveBack: (tx, { topUp, row }) => restoreChargeback(tx, moneyOf(topUp, row, descriptions[row.kind].back)),
  askProvider: (tx, { row }) => tx.enqueue("refund-payment", { chargebackId: row.id }),
};

/** A payment that its payer reported back: taken out of the balance, as far as it reaches. */
export async function takeOut(tx: Tx, { topUp, row }: LockedChargeback): Promise<void> {
  await chargeBackTopUp(tx, moneyOf(topUp, row, descriptions[row.kind].out));
}

/** The top-up is refunded by the money that its payer has for good, whole or in part (R4.2). */
export async function markTopUpRefunded(tx: Tx, row: LockedTopUp): Promise<void> {
  const takenBack = await readTakenBack(tx, row.id);
  const move = takenBack >= row.amountCents ? "refund" : "refundPart";
  if (takenBack > 0 && row.status !== transactionStatuses.refunded) await moveTopUp(tx, row, { move, party: "system" });
}

const moneyOf = (topUp: LockedTopUp, { id, amountCents }: ChargebackRow, description: string): ChargebackMoney => ({
  chargebackId: id,
  topUpId: topUp.id,
  organizationId: topUp.organizationId,
  amountCents,
  description,
});

/** Locks the top-up of a chargeback and reads the chargeback as it stands then; undefined when there is none. */
export async function lockChargeback(tx: Tx, id: string): Promise<LockedChargeback | undefined> {
  const [known] = await tx.select({ topUpId: chargeback.topUpId }).from(chargeback).where(eq(chargeback.id, id));
  const topUp = known && (await lockTopUp(tx, known.topUpId));
  const [row] = await tx.select().from(chargeback).where(eq(chargeback.id, id));
  return topUp && row && { topUp, row };
}
