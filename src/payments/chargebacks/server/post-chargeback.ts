import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { dropPaymentOwed, owePayment } from "#wallet/server/commands/debts.ts";
import { lockAvailable } from "#wallet/server/commands/lock-balance.ts";
import { post } from "#wallet/server/commands/post.ts";
import type { Posted } from "#wallet/server/commands/posted.ts";
import { recordTransactions, refundOf } from "#wallet/server/commands/transactions.ts";
import { chargeBack, restoreCharge } from "../postings.ts";

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
  if (owedCents > 0) await owePayment(tx, { chargebackId, organizationId, owedCents });
}

/** Gives back the money that was taken or paid since. Nothing of it is owed any more. */
export async function restoreChargeback(tx: Tx, chargeback: ChargebackMoney): Promise<void> {
  await lockAvailable(tx, chargeback.organizationId);
  // Dropped before anything is credited: returned money pays other debts, and not its own.
  const unpaidCents = await dropPaymentOwed(tx, chargeback.chargebackId);
  const returnedCents = chargeback.amountCents - unpaidCents;
  const [posted] = await post(tx, [restoreCharge({ ...chargeback, returnedCents, unpaidCents })]);
  await recordMoved(tx, chargeback, posted, returnedCents);
}

/** A Refund of the money that moved on available; the debt is not shown as moved. */
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
