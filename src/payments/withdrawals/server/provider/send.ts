import { and, eq, isNull, sql } from "drizzle-orm";
import { isSuspended } from "#accounts/organizations/server/queries.ts";
import { readIdentityState } from "#identity/server/queries.ts";
import { hourMilliseconds } from "#platform/contract/day.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import { findPayeeRow } from "../../../payees/server/queries.ts";
import { withdrawalLife } from "../../withdrawal.ts";
import { moveWithdrawal } from "../commands/moves.ts";
import { findPayout, findStop, lockWithdrawal, type WithdrawalRow } from "../queries.ts";
import { readHeldUntil } from "../queries-holds.ts";
import { withdrawal } from "../tables.ts";

const texts = catalogue("payments.withdrawals.server.provider.send", {
  cantPay: "The payment provider can't pay you at the moment.",
});

/** A payout as a provider is asked for it. Cents. */
type AskedPayout = { id: string; payeeReference: string; amountCents: number };

const { pending, processing } = transactionStatuses;

/** Providers keep a call's key for a day: asked later than this, they might pay twice. */
const keyKeptHours = 20;

/**
 * The payout to ask the provider for; undefined where nothing is to be sent, or not now. It waits while payouts are stopped, the
 * identity is not approved or the organization is suspended. From here on the provider decides, and nobody cancels.
 */
export async function beginSending(
  tx: Tx,
  id: string,
  configured: string | undefined,
): Promise<AskedPayout | undefined> {
  const row = await lockWithdrawal(tx, id);
  if (!row?.provider || row.providerReference || !(await mayBeSent(tx, row))) return undefined;
  if (row.provider !== configured) throw new Error(`payment provider ${row.provider} is not configured`);
  const payee = await findPayeeRow(tx, row.organizationId, row.provider);
  if (row.status === pending) {
    if (!payee?.reference || !payee.canBePaid) {
      await fail(tx, row, payee?.reason ?? texts.cantPay);
      return undefined;
    }
    await moveWithdrawal(tx, row, { move: "send", party: "system", actorId: null });
  }
  return payee?.reference
    ? { id, payeeReference: payee.reference, amountCents: row.amountCents - row.feeCents }
    : undefined;
}

async function mayBeSent(tx: Tx, { id, status, sentAt, organizationId }: WithdrawalRow): Promise<boolean> {
  if (status !== pending && status !== processing) return false;
  if (await findStop(tx)) return false;
  if (status === pending)
    return (
      (await readIdentityState(tx, organizationId)) === "approved" &&
      !(await isSuspended(tx, organizationId)) &&
      !(await readHeldUntil(tx, { id }))
    );
  return sentAt !== null && (await readNow(tx)).getTime() - sentAt.getTime() < keyKeptHours * hourMilliseconds;
}

/** The provider has it; its report may have come before this answer. */
export const storeSent = (tx: Tx, id: string, providerReference: string) =>
  tx
    .update(withdrawal)
    .set({ providerReference })
    .where(and(eq(withdrawal.id, id), isNull(withdrawal.providerReference)));

/** The money of a payout that ended is back at Byline's own account at the provider. */
export const storeRecalled = (tx: Tx, id: string) =>
  tx.update(withdrawal).set({ recalledAt: sql`now()` }).where(eq(withdrawal.id, id));

/** The provider refused for good: the money goes back to the earnings. */
export async function refuseSending(tx: Tx, id: string, reason: string): Promise<void> {
  const row = await lockWithdrawal(tx, id);
  if (row && canMove(withdrawalLife, "fail", row.status, "system")) await fail(tx, row, reason);
}

const fail = (tx: Tx, row: WithdrawalRow, reason: string) =>
  moveWithdrawal(tx, row, { move: "fail", reason, party: "system", actorId: null });

/** An ended payout with the account at the provider that has its money. */
export async function findRecall(
  reader: Reader,
  id: string,
): Promise<(AskedPayout & { provider: string }) | undefined> {
  const row = await findPayout(reader, id);
  const payee = row?.provider ? await findPayeeRow(reader, row.organizationId, row.provider) : undefined;
  if (!row?.provider || !payee?.reference) return undefined;
  return { id, provider: row.provider, payeeReference: payee.reference, amountCents: row.amountCents - row.feeCents };
}
