import { and, desc, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { iri, type PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Transaction, transactionQuery } from "../contract.ts";
import {
  type TransactionStatus,
  type TransactionSubject,
  type TransactionType,
  transactionSubjectNames,
  transactionSubjects,
  transactionTypes,
} from "../transaction.ts";
import { transaction } from "./tables.ts";

type TransactionFilter = z.output<typeof transactionQuery>;

/** Transactions of the actor's organizations, newest first. */
export async function listTransactions(
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage, ...filter }: TransactionFilter & PageQuery,
): Promise<{ items: Transaction[]; totalItems: number }> {
  const where = matching(actor, filter);
  const [items, totalItems] = await Promise.all([
    selectTransactions(reader, where)
      .limit(itemsPerPage)
      .offset((page - 1) * itemsPerPage),
    reader.$count(transaction, where),
  ]);
  return { items: items.map(representTransaction), totalItems };
}

/** Ids in the list's order, `most` at most. */
export async function readTransactionKeys(
  reader: Reader,
  actor: Actor,
  filter: TransactionFilter,
  most: number,
): Promise<string[]> {
  const rows = await reader
    .select({ id: transaction.id })
    .from(transaction)
    .where(matching(actor, filter))
    .orderBy(...newestFirst)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Newest first; leaves out others' transactions. */
export async function readTransactions(reader: Reader, actor: Actor, ids: string[]): Promise<Transaction[]> {
  const rows = await selectTransactions(reader, and(inArray(transaction.id, ids), visibleTo(actor)));
  return rows.map(representTransaction);
}

export async function findTransaction(reader: Reader, actor: Actor, id: string): Promise<Transaction | undefined> {
  return (await readTransactions(reader, actor, [id]))[0];
}

const newestFirst = [desc(transaction.createdAt), desc(transaction.id)];

const visibleTo = (actor: Actor, organization?: string): SQL | undefined =>
  inArray(
    transaction.organizationId,
    organizationsWhere(actor, "wallet.read").filter((id) => !organization || id === organization),
  );

/**
 * By `transaction_organization`, and by `transaction_order`, `transaction_offer` or `transaction_extra` where orders
 * are named.
 */
function matching(actor: Actor, filter: TransactionFilter): SQL | undefined {
  const { organization, type, status, from, to, campaign, order, orderNumber } = filter;
  return and(
    visibleTo(actor, organization),
    type && inArray(transaction.type, type as TransactionType[]),
    status && inArray(transaction.status, status as TransactionStatus[]),
    from ? gte(transaction.createdAt, new Date(from)) : undefined,
    to ? lt(transaction.createdAt, sql`(${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`) : undefined,
    campaign ? or(belongsTo(sql`paid.campaign_id = ${campaign}`), isOfOfferIn(campaign)) : undefined,
    order ? belongsTo(sql`paid.id = ${order}`) : undefined,
    orderNumber ? belongsTo(sql`paid.number = ${orderNumber}`) : undefined,
  );
}

const or = (one: SQL, other: SQL): SQL => sql`(${one} OR ${other})`;

/** Matches transactions of an order, or of its extras. */
const belongsTo = (condition: SQL): SQL =>
  sql`(${transaction.orderId} IN (SELECT id FROM order_money AS paid WHERE ${condition}) OR ${transaction.extraId} IN (
    SELECT extra.id FROM extra_money AS extra JOIN order_money AS paid ON paid.id = extra.order_id WHERE ${condition}))`;

const isOfOfferIn = (campaign: string): SQL =>
  sql`${transaction.offerId} IN (SELECT id FROM offer_money WHERE campaign_id = ${campaign})`;

const orderOf = sql`coalesce(transaction.order_id, (SELECT order_id FROM extra_money WHERE extra_money.id = transaction.extra_id))`;

/** Plain SQL, since Drizzle would leave out the table's name here. */
const hasEntry = (condition: SQL): SQL<boolean> => sql<boolean>`EXISTS (
  SELECT FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id
  WHERE entry.posting_id = transaction.posting_id AND account.organization_id = transaction.organization_id AND ${condition})`;
const isTaken = hasEntry(sql`account.kind IN ('available', 'earnings') AND entry.amount_cents < 0`);

/** Only the organization's own accounts: the other side's and Byline's stay private. */
const entries = sql<Transaction["entries"]>`(
  SELECT coalesce(json_agg(json_build_object('entry', entry.id, 'account', account.kind, 'amountCents', entry.amount_cents,
    'balanceAfterCents', entry.balance_cents) ORDER BY entry.id), '[]')
  FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id
  WHERE entry.posting_id = transaction.posting_id AND account.organization_id = transaction.organization_id)`;

const providerReference = sql<string | null>`(SELECT provider_reference FROM payment_reference AS payment
  WHERE payment.subject = transaction.subject AND payment.subject_id = transaction.subject_id)`;

function selectTransactions(reader: Reader, where: SQL | undefined) {
  const ofOrder = <Value>(column: SQL) =>
    sql<Value | null>`(SELECT ${column} FROM order_money AS paid WHERE paid.id = ${orderOf})`;
  return reader
    .select({
      id: transaction.id,
      organizationId: transaction.organizationId,
      type: transaction.type,
      status: transaction.status,
      amountCents: transaction.amountCents,
      isGivenBack: sql<boolean>`${transaction.type} = ${transactionTypes.refund} AND ${isTaken}`,
      isOfEarnings: hasEntry(sql`account.kind = 'earnings'`),
      balanceAfterCents: transaction.balanceAfterCents,
      orderId: sql<string | null>`${orderOf}`,
      orderNumber: ofOrder<string>(sql`number`),
      mediaId: ofOrder<string>(sql`media_project_id`),
      offerId: transaction.offerId,
      subject: transaction.subject,
      subjectId: transaction.subjectId,
      providerReference,
      entries,
      description: transaction.description,
      createdAt: transaction.createdAt,
      updatedAt: transaction.updatedAt,
    })
    .from(transaction)
    .where(where)
    .orderBy(...newestFirst);
}

function representTransaction({
  organizationId,
  orderId,
  mediaId,
  offerId,
  subject,
  subjectId,
  isOfEarnings,
  createdAt,
  updatedAt,
  ...row
}: Awaited<ReturnType<typeof selectTransactions>>[number]): Transaction {
  return {
    ...row,
    organization: iri("organizations", organizationId),
    balanceAccount: isOfEarnings ? "earnings" : "available",
    order: orderId && iri("orders", orderId),
    media: mediaId && iri("media", mediaId),
    offer: offerId && iri("offers", offerId),
    ...linksOf(subject, subjectId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const linksOf = (subject: TransactionSubject | null, id: string | null) =>
  Object.fromEntries(
    transactionSubjectNames.map((name) => [
      name,
      name === subject && id ? iri(transactionSubjects[name].path, id) : null,
    ]),
  ) as Record<TransactionSubject, string | null>;
