import { and, eq, or } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import { disputedReason } from "../../auto-top-ups/auto-top-up.ts";
import { stopAutoTopUp } from "../../auto-top-ups/server/commands.ts";
import type { Handled, ProviderEventHandlers, ReceivedProviderEvent } from "../../events/server/commands.ts";
import { recordTopUpEvent } from "../../top-ups/server/happening.ts";
import { moveTopUp } from "../../top-ups/server/move-top-up.ts";
import { type LockedTopUp, lockPaidTopUp } from "../../top-ups/server/queries.ts";
import {
  type ChargebackHappening,
  type ChargebackKind,
  type ChargebackStatus,
  canChargebackMove,
  descriptions,
  firstStatus,
} from "../chargeback.ts";
import { chargeBackKey, restoreKey } from "../postings.ts";
import { type ChargebackMoney, chargeBackTopUp, restoreChargeback } from "./post-chargeback.ts";
import { readTakenBack } from "./queries.ts";
import { chargeback } from "./tables.ts";

type ReversalEvent = ReceivedProviderEvent<
  "paymentRefunded" | "refundFailed" | "paymentDisputed" | "disputeWon" | "disputeLost"
>;

/** What providers report of a payment after it was made. What comes before its payment, or before what it follows, waits. */
export const chargebackHandlers = {
  paymentRefunded: (tx, event) => receiveChargeback(tx, event, "refund"),
  refundFailed: (tx, event) => receiveDecision(tx, event, "undone"),
  paymentDisputed: (tx, event) => receiveChargeback(tx, event, "dispute"),
  disputeWon: (tx, event) => receiveDecision(tx, event, "undone"),
  disputeLost: (tx, event) => receiveDecision(tx, event, "final"),
} satisfies ProviderEventHandlers;

async function receiveChargeback(tx: Tx, event: ReversalEvent, kind: ChargebackKind): Promise<Handled> {
  const topUp = await lockPaidTopUp(tx, event.provider, event.reference);
  if (!topUp) return { outcome: "waiting" };
  const known = await find(tx, topUp, event);
  if (known) return confirm(tx, topUp, known, event);
  const [row] = await tx
    .insert(chargeback)
    .values({
      topUpId: topUp.id,
      provider: event.provider,
      reference: event.reversalReference,
      kind,
      status: firstStatus[kind],
      amountCents: event.amountCents,
    })
    .returning();
  if (!row) throw new Error("chargeback was not written");
  await chargeBackTopUp(tx, chargebackMoneyOf(topUp, row, descriptions[kind].out));
  await tx.enqueue("call-off-unpaid", { organizationId: topUp.organizationId });
  await markRefunded(tx, topUp);
  if (kind === "dispute") await stopAutoTopUp(tx, topUp.organizationId, disputedReason);
  await tell(tx, topUp, kind === "refund" ? "refund" : "chargeBack", event.amountCents);
  return { outcome: "applied", postingKey: chargeBackKey(row.id) };
}

/** What an operator gave back was posted when it was asked for: the report makes it final. Any other says again what is known. */
async function confirm(tx: Tx, topUp: LockedTopUp, row: ChargebackRow, event: ReversalEvent): Promise<Handled> {
  const postingKey = chargeBackKey(row.id);
  if (row.status !== "asked") return { outcome: "ignored", postingKey };
  await moveChargeback(tx, row, "final", { reference: event.reversalReference });
  await markRefunded(tx, topUp);
  await tell(tx, topUp, "refund", row.amountCents);
  return { outcome: "applied", postingKey };
}

async function receiveDecision(tx: Tx, event: ReversalEvent, to: ChargebackStatus): Promise<Handled> {
  const topUp = await lockPaidTopUp(tx, event.provider, event.reference);
  const row = topUp && (await find(tx, topUp, event));
  if (!topUp || !row) return { outcome: "waiting" };
  const posted = to === "undone" ? { postingKey: restoreKey(row.id) } : {};
  if (!canChargebackMove(row.kind, row.status, to)) return { outcome: "ignored", ...(row.status === to && posted) };
  await moveChargeback(tx, row, to, { reference: event.reversalReference });
  if (to === "undone") await giveBack(tx, topUp, row);
  await markRefunded(tx, topUp);
  await tell(tx, topUp, to === "undone" ? "restore" : "loseDispute", row.amountCents);
  return { outcome: "applied", ...posted };
}

/** The top-up is refunded by what the payer has for good, whole or in part (R4.2). */
async function markRefunded(tx: Tx, row: LockedTopUp): Promise<void> {
  const takenBack = await readTakenBack(tx, row.id);
  const move = takenBack >= row.amountCents ? "refund" : "refundPart";
  if (takenBack > 0 && row.status !== transactionStatuses.refunded) await moveTopUp(tx, row, { move, party: "system" });
}

export type ChargebackRow = typeof chargeback.$inferSelect;

/** By the provider's reference, or by Byline's own id where an operator asked for it and the answer is not there yet. */
async function find(
  tx: Tx,
  { id: topUpId }: LockedTopUp,
  { provider, reversalReference, intentId }: ReversalEvent,
): Promise<ChargebackRow | undefined> {
  const isOwn = intentId ? and(eq(chargeback.id, intentId), eq(chargeback.topUpId, topUpId)) : undefined;
  const [row] = await tx
    .select()
    .from(chargeback)
    .where(and(eq(chargeback.provider, provider), or(eq(chargeback.reference, reversalReference), isOwn)));
  return row;
}

/** The only writer of a chargeback's status; the top-up is locked. */
export const moveChargeback = (
  tx: Tx,
  { id }: ChargebackRow,
  status: ChargebackStatus,
  said: Partial<ChargebackRow> = {},
) =>
  tx
    .update(chargeback)
    .set({ ...said, status })
    .where(eq(chargeback.id, id));

/** The money of a chargeback is the organization's again. */
export const giveBack = (tx: Tx, topUp: LockedTopUp, row: ChargebackRow): Promise<void> =>
  restoreChargeback(tx, chargebackMoneyOf(topUp, row, descriptions[row.kind].back));

export const chargebackMoneyOf = (
  topUp: LockedTopUp,
  { id, amountCents }: ChargebackRow,
  description: string,
): ChargebackMoney => ({
  chargebackId: id,
  topUpId: topUp.id,
  organizationId: topUp.organizationId,
  amountCents,
  description,
});

/** The message is the amount. */
export const tell = (tx: Tx, topUp: LockedTopUp, verb: ChargebackHappening, amountCents: Cents) =>
  recordTopUpEvent(tx, topUp, verb, formatCents(amountCents));
