import { and, eq, inArray, or } from "drizzle-orm";
import { v7 } from "uuid";
import type { Reader, Tx } from "#platform/database/database.ts";
import { type Write, writeTogether } from "#platform/database/writes.ts";
import { conflict } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import {
  canTransactionMove,
  type TransactionStatus,
  type TransactionSubject,
  type TransactionType,
  transactionStatuses,
  transactionTypes,
} from "../../transaction.ts";
import { transaction } from "../tables.ts";
import type { Posted } from "./posted.ts";

const texts = catalogue("wallet.server.commands.transactions", {
  transactionMove: (from: string | number, to: string | number) => `A transaction cannot move from ${from} to ${to}.`,
});

export type NewTransaction = {
  organizationId: string;
  type: TransactionType;
  status: TransactionStatus;
  amountCents: number;
  balanceAfterCents?: number | undefined;
  orderId?: string | undefined;
  offerId?: string | undefined;
  extraId?: string | undefined;
  /** Named where the order is written with the transaction, so that no trigger could find it. */
  campaignId?: string | undefined;
  subject?: TransactionSubject | undefined;
  subjectId?: string | undefined;
  postingId?: string | undefined;
  description: string;
  /** Follows from another one written later in this transaction, and is listed after it. */
  isConsequence?: boolean;
};

/** A Refund as its organization sees it: the change of its available balance. */
export const refundOf = (organizationId: string, posted: Posted | undefined, amountCents: number) => ({
  organizationId,
  type: transactionTypes.refund,
  status: transactionStatuses.success,
  amountCents,
  balanceAfterCents: posted?.balanceAfter(organizationId, "available"),
  postingId: posted?.id,
});

/** Writes the wallet's view of a movement (R3.13). Ids come back in the order given. */
export async function recordTransactions(tx: Tx, rows: NewTransaction[]): Promise<string[]> {
  const { ids, write } = newTransactions(rows);
  await writeTogether(tx, [write]);
  return ids;
}

/** The same as a write that travels with others. */
export function newTransactions(rows: NewTransaction[]): { ids: string[]; write: Write } {
  const written = rows.map((row) => ({ ...row, id: v7() }));
  const write = {
    name: "transactions-record",
    text: `INSERT INTO transaction (id, organization_id, type, status, amount_cents, balance_after_cents, order_id, offer_id, extra_id, campaign_id, subject, subject_id,
                                    posting_id, description, created_at)
           SELECT id, "organizationId", type, status, "amountCents", "balanceAfterCents", "orderId", "offerId", "extraId", "campaignId", subject, "subjectId",
                  "postingId", description, now() + CASE WHEN "isConsequence" THEN interval '1 millisecond' ELSE interval '0' END
           FROM json_to_recordset($1) AS new (id uuid, "organizationId" uuid, type integer, status integer, "amountCents" bigint,
                                              "balanceAfterCents" bigint, "orderId" uuid, "offerId" uuid, "extraId" uuid, "campaignId" uuid, subject text, "subjectId" uuid,
                                              "postingId" uuid, description text, "isConsequence" boolean)`,
    values: [JSON.stringify(written)],
  };
  return { ids: written.map(({ id }) => id), write };
}

/** The only writer of a transaction's status (R4.2). Throws 409 `transaction_move` for a move outside the table. */
export async function moveTransaction(
  tx: Tx,
  id: string,
  to: TransactionStatus,
  settled: { amountCents?: number; balanceAfterCents?: number; postingId?: string } = {},
): Promise<void> {
  const [row] = await tx
    .select({ status: transaction.status })
    .from(transaction)
    .where(eq(transaction.id, id))
    .for("update");
  if (!row || !canTransactionMove(row.status, to)) {
    throw conflict("transaction_move", texts.transactionMove(row?.status ?? "nothing", to));
  }
  await tx
    .update(transaction)
    .set({ status: to, ...settled })
    .where(eq(transaction.id, id));
}

/** Moves an accepted offer's hold and transactions to the order of the same id. */
export async function handOfferOver(tx: Tx, offerId: string): Promise<void> {
  await tx.update(transaction).set({ orderId: offerId }).where(eq(transaction.offerId, offerId));
}

const { success, partiallyRefunded } = transactionStatuses;

/** Marks the bookings of an order, offer or extra; several exist after a price rise (R4.8). */
export const markBookingsRefunded = (tx: Tx, id: string, to: 5 | 6): Promise<void> =>
  markRefunded(tx, id, [transactionTypes.booking, transactionTypes.offerBooking], to);

export async function markRefunded(
  tx: Tx,
  ofId: string,
  types: TransactionType[],
  to: TransactionStatus,
): Promise<void> {
  for (const { id } of await paidOf(tx, ofId, types)) await moveTransaction(tx, id, to);
}

function paidOf(reader: Reader, id: string, types: TransactionType[]) {
  return reader
    .select({ id: transaction.id })
    .from(transaction)
    .where(
      and(
        or(eq(transaction.orderId, id), eq(transaction.offerId, id), eq(transaction.extraId, id)),
        inArray(transaction.type, types),
        inArray(transaction.status, [success, partiallyRefunded]),
      ),
    )
    .orderBy(transaction.id);
}
