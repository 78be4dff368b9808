import { and, eq, or } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { isOpenMove, statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { formatCents } from "#platform/money/money.ts";
import { disputedReason } from "../../auto-top-ups/auto-top-up.ts";
import { stopAutoTopUp } from "../../auto-top-ups/server/commands.ts";
import type { Handled, ProviderEventHandlers, ReceivedProviderEvent } from "../../events/server/commands.ts";
import { recordTopUpEvent } from "../../top-ups/server/happening.ts";
import { type LockedTopUp, lockPaidTopUp } from "../../top-ups/server/queries.ts";
import { type ChargebackHappening, type ChargebackKind, chargebackLife, firstStatus } from "../chargeback.ts";
import { chargeBackKey, restoreKey } from "../postings.ts";
import { type LockedChargeback, markTopUpRefunded, moveChargeback, takeOut } from "./move-chargeback.ts";
import { chargeback } from "./tables.ts";

type ReversalEvent = ReceivedProviderEvent<
  "paymentRefunded" | "refundFailed" | "paymentDisputed" | "disputeWon" | "disputeLost"
>;

/** Reports about a payment after it was made. Reports that come too early wait. */
export const chargebackHandlers = {
  paymentRefunded: (tx, event) => receiveChargeback(tx, event, "refund"),
  refundFailed: (tx, event) => receiveDecision(tx, event, "restore"),
  paymentDisputed: (tx, event) => receiveChargeback(tx, event, "dispute"),
  disputeWon: (tx, event) => receiveDecision(tx, event, "restore"),
  disputeLost: (tx, event) => receiveDecision(tx, event, "lose"),
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
  await takeOut(tx, { topUp, row });
  await tx.enqueue("call-off-unpaid", { organizationId: topUp.organizationId });
  await markTopUpRefunded(tx, topUp);
  if (kind === "dispute") await stopAutoTopUp(tx, topUp.organizationId, disputedReason);
  const happening: ChargebackHappening = kind === "refund" ? "refund" : "chargeBack";
  await recordTopUpEvent(tx, topUp, happening, formatCents(event.amountCents));
  return { outcome: "applied", postingKey: chargeBackKey(row.id) };
}

/** A refund by an operator was posted when it was asked for: the report makes it final. Any other repeats what is known. */
async function confirm(tx: Tx, topUp: LockedTopUp, row: ChargebackRow, event: ReversalEvent): Promise<Handled> {
  const postingKey = chargeBackKey(row.id);
  if (!isOpenMove(chargebackLife, "confirm", row, "provider")) return { outcome: "ignored", postingKey };
  const fields = { reference: event.reversalReference };
  await moveChargeback(tx, { topUp, row }, { move: "confirm", party: "provider", fields });
  return { outcome: "applied", postingKey };
}

async function receiveDecision(tx: Tx, event: ReversalEvent, move: "restore" | "lose"): Promise<Handled> {
  const topUp = await lockPaidTopUp(tx, event.provider, event.reference);
  const row = topUp && (await find(tx, topUp, event));
  if (!topUp || !row) return { outcome: "waiting" };
  const posted = move === "restore" ? { postingKey: restoreKey(row.id) } : {};
  if (!isOpenMove(chargebackLife, move, row, "provider")) {
    const isDone = row.status === statusAfter(chargebackLife, move, row.status);
    return { outcome: "ignored", ...(isDone && posted) };
  }
  const fields = { reference: event.reversalReference };
  await moveChargeback(tx, { topUp, row }, { move, party: "provider", fields });
  return { outcome: "applied", ...posted };
}

type ChargebackRow = LockedChargeback["row"];

/** By the provider's reference, or by Byline's own id while the provider's answer is missing. */
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
