import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import type { Transaction, Wallet } from "../contract.ts";
import { type TransactionStatus, type TransactionType, transactionTypes } from "../transaction.ts";
import { readExpectedEarnings, readLockedEarnings } from "./queries-earnings.ts";
import { ledgerAccount, refundOwed, transaction } from "./tables.ts";

/** The balances of the organizations whose wallet the actor may see, a page of them. */
export async function listWallets(
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage }: Page,
): Promise<{ items: Wallet[]; totalItems: number }> {
  const visible = organizationsWhere(actor, "wallet.read").sort();
  const items = await readWallets(reader, visible.slice((page - 1) * itemsPerPage, page * itemsPerPage));
  return { items, totalItems: visible.length };
}

export async function findWallet(reader: Reader, actor: Actor, organizationId: string): Promise<Wallet | undefined> {
  const visible = organizationsWhere(actor, "wallet.read").filter((id) => id === organizationId);
  return (await readWallets(reader, visible))[0];
}

async function readWallets(reader: Reader, organizationIds: string[]): Promise<Wallet[]> {
  const balance = (kind: string) =>
    sql`max(${ledgerAccount.balanceCents}) FILTER (WHERE ${ledgerAccount.kind} = ${kind})`.mapWith(Number);
  const rows = await reader
    .select({
      id: sql<string>`${ledgerAccount.organizationId}`,
      availableCents: balance("available"),
      heldCents: balance("held"),
      earningsCents: balance("earnings"),
      payoutInTransitCents: balance("payout_in_transit"),
      owedCents: sql`coalesce((SELECT sum(owed_cents - paid_cents) FROM refund_owed
        WHERE publisher_organization_id = ${ledgerAccount.organizationId} AND paid_cents < owed_cents), 0)`.mapWith(
        Number,
      ),
    })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.organizationId, organizationIds))
    .groupBy(ledgerAccount.organizationId)
    .orderBy(ledgerAccount.organizationId);
  const [locks, expected] = await Promise.all([
    readLockedEarnings(reader, organizationIds),
    readExpectedEarnings(reader, organizationIds),
  ]);
  return rows.map((row) => {
    const lock = locks.get(row.id);
    return {
      ...row,
      organization: iri("organizations", row.id),
      lockedCents: lock?.lockedCents ?? 0,
      withdrawableCents: lock?.withdrawableCents ?? 0,
      nextUnlockAt: lock?.nextUnlockAt?.toISOString() ?? null,
      expectedCents: expected.get(row.id) ?? 0,
    };
  });
}

/** What of an order's refund is not paid yet. Cents. */
export async function readOwed(reader: Reader, orderId: string): Promise<Cents> {
  const [owed] = await reader.select().from(refundOwed).where(eq(refundOwed.orderId, orderId));
  return owed ? owed.owedCents - owed.paidCents : 0;
}

type TransactionFilter = Page & {
  organization?: string | undefined;
  type?: number[] | undefined;
  status?: number[] | undefined;
};

/** Transactions of the actor's organizations, newest first. */
export async function listTransactions(
  reader: Reader,
  actor: Actor,
  filter: TransactionFilter,
): Promise<{ items: Transaction[]; totalItems: number }> {
  const visible = organizationsWhere(actor, "wallet.read").filter(
    (id) => !filter.organization || id === filter.organization,
  );
  const where = and(
    inArray(transaction.organizationId, visible),
    filter.type && inArray(transaction.type, filter.type as TransactionType[]),
    filter.status && inArray(transaction.status, filter.status as TransactionStatus[]),
  );
  const [items, totalItems] = await Promise.all([
    selectTransactions(reader, where)
      .limit(filter.itemsPerPage)
      .offset((filter.page - 1) * filter.itemsPerPage),
    reader.$count(transaction, where),
  ]);
  return { items: items.map(representTransaction), totalItems };
}

export async function findTransaction(reader: Reader, actor: Actor, id: string): Promise<Transaction | undefined> {
  const [row] = await selectTransactions(
    reader,
    and(eq(transaction.id, id), inArray(transaction.organizationId, organizationsWhere(actor, "wallet.read"))),
  );
  return row && representTransaction(row);
}

/** The order itself, or the one that an extra belongs to. */
const orderOf = sql`coalesce(${transaction.orderId}, (SELECT order_id FROM order_extra WHERE order_extra.id = ${transaction.extraId}))`;

function selectTransactions(reader: Reader, where: SQL | undefined) {
  return reader
    .select({
      id: transaction.id,
      organizationId: transaction.organizationId,
      type: transaction.type,
      status: transaction.status,
      amountCents: transaction.amountCents,
      isGivenBack: sql<boolean>`${transaction.type} = ${transactionTypes.refund} AND EXISTS (
        SELECT FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id
        WHERE entry.posting_id = ${transaction.postingId} AND account.organization_id = ${transaction.organizationId}
          AND account.kind = 'earnings' AND entry.amount_cents < 0)`,
      balanceAfterCents: transaction.balanceAfterCents,
      orderId: sql<string | null>`${orderOf}`,
      orderNumber: sql<string | null>`(SELECT number FROM publication_order WHERE publication_order.id = ${orderOf})`,
      offerId: transaction.offerId,
      description: transaction.description,
      createdAt: transaction.createdAt,
      updatedAt: transaction.updatedAt,
    })
    .from(transaction)
    .where(where)
    .orderBy(desc(transaction.createdAt), desc(transaction.id));
}

function representTransaction({
  organizationId,
  orderId,
  offerId,
  createdAt,
  updatedAt,
  ...row
}: Awaited<ReturnType<typeof selectTransactions>>[number]): Transaction {
  return {
    ...row,
    organization: iri("organizations", organizationId),
    order: orderId && iri("orders", orderId),
    offer: offerId && iri("offers", offerId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
