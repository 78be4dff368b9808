import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { post } from "#wallet/server/commands/post.ts";
import type { Posted } from "#wallet/server/commands/posted.ts";
import { payWhatIsOwed } from "#wallet/server/commands/refund-debts.ts";
import { markBookingsRefunded, recordTransactions } from "#wallet/server/commands/transactions.ts";
import { announceSettlement } from "#wallet/settlements/server/commands.ts";
import { type TransactionType, transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { holdFunds, releaseFunds, splitHeld } from "../../money/postings.ts";

/** Cents. `title` shows in the wallet. */
export type ExtraMoney = {
  extraId: string;
  title: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  totalCents: Cents;
  feeCents: Cents;
};

const { success, refunded, partiallyRefunded } = transactionStatuses;
const { booking, refund, payment, earnings } = transactionTypes;

/** Holds an extra's price: available → held. Throws 409 `insufficient_balance`. */
export async function holdForExtra(tx: Tx, extra: ExtraMoney): Promise<void> {
  const [posted] = await post(tx, [holdFunds(escrowOf(extra))], "booking");
  await record(tx, extra, [shown(extra, booking, posted)]);
}

/** Gives back the whole hold. */
export async function releaseExtra(tx: Tx, extra: ExtraMoney): Promise<void> {
  const [posted] = await post(tx, [releaseFunds(escrowOf(extra))]);
  await markBookingsRefunded(tx, extra.extraId, refunded);
  await record(tx, extra, [shown(extra, refund, posted)]);
}

/**
 * Pays the publisher the price less the service fee. A dispute's decision may give `refundCents` back to the client.
 */
export async function payExtra(tx: Tx, extra: ExtraMoney, refundCents: Cents = 0): Promise<void> {
  const { publisherOrganizationId, totalCents, feeCents } = extra;
  const paidCents = totalCents - refundCents;
  const [posted] = await post(tx, [splitHeld({ ...escrowOf(extra), publisherOrganizationId, feeCents, refundCents })]);
  await announceSettlement(tx, posted);
  const earned = {
    organizationId: publisherOrganizationId,
    type: earnings,
    amountCents: paidCents - feeCents,
    balanceAfterCents: posted?.balanceAfter(publisherOrganizationId, "earnings"),
    postingId: posted?.id,
  };
  if (refundCents > 0) await markBookingsRefunded(tx, extra.extraId, partiallyRefunded);
  const rows = [
    shown({ ...extra, totalCents: paidCents }, payment, posted),
    earned,
    shown({ ...extra, totalCents: refundCents }, refund, posted),
  ];
  await record(
    tx,
    extra,
    rows.filter(({ amountCents }) => amountCents > 0),
  );
  await payWhatIsOwed(tx, publisherOrganizationId);
}

/** In the ledger an extra stands like an order, under its own id. */
const escrowOf = ({ extraId: orderId, clientOrganizationId, totalCents }: ExtraMoney) => ({
  orderId,
  clientOrganizationId,
  totalCents,
});

const shown = (
  { clientOrganizationId, totalCents }: ExtraMoney,
  type: TransactionType,
  posted: Posted | undefined,
) => ({
  organizationId: clientOrganizationId,
  type,
  amountCents: totalCents,
  balanceAfterCents: posted?.balanceAfter(clientOrganizationId, "available"),
  postingId: posted?.id,
});

const record = (tx: Tx, { extraId, title }: ExtraMoney, rows: ReturnType<typeof shown>[]) =>
  recordTransactions(
    tx,
    rows.map((row) => ({ ...row, status: success, extraId, description: title })),
  );
