import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readList, readListKeys } from "#platform/lists/list.ts";
import {
  earliestChangeFirst,
  isChangedAfter,
  type ListBranch,
  newestFirst,
  parameters,
} from "#platform/lists/list-statements.ts";
import type { Transaction, transactionQuery } from "../contract.ts";
import {
  type TransactionStatus,
  type TransactionSubject,
  type TransactionType,
  transactionSubjectNames,
  transactionSubjects,
  transactionTypes,
} from "../transaction.ts";

type TransactionFilter = z.output<typeof transactionQuery>;

/** Transactions of the actor's organizations, newest first. */
export const listTransactions = (
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage, after, ...filter }: TransactionFilter & PageQuery,
): Promise<ListedPage<Transaction>> =>
  readList(reader, listOf(actor, filter), { page, itemsPerPage, after }, representTransaction);

/** Ids in the list's order, `most` at most. */
export const readTransactionKeys = (
  reader: Reader,
  actor: Actor,
  filter: TransactionFilter,
  most: number,
): Promise<string[]> => readListKeys(reader, listOf(actor, filter), most);

/** In the order of the ids; leaves out others' transactions. */
export async function readTransactions(reader: Reader, actor: Actor, ids: string[]): Promise<Transaction[]> {
  const { rows } = await reader.$client.query<TransactionRow>({
    name: "transactions-by-keys",
    text: byKeys,
    values: [ids, organizationsWhere(actor, "wallet.read")],
  });
  return rows.map(representTransaction);
}

export async function findTransaction(reader: Reader, actor: Actor, id: string): Promise<Transaction | undefined> {
  return (await readTransactions(reader, actor, [id]))[0];
}

/**
 * A branch for each organization, and within it for each wanted type or status, or for what was paid. Each has its
 * index.
 */
function listOf(actor: Actor, filter: TransactionFilter) {
  const { organization, type, status, from, to, campaign, orderNumber } = filter;
  const { values, of } = parameters();
  const organizations = organizationsWhere(actor, "wallet.read").filter((id) => !organization || id === organization);
  const shared = [
    from && `item.created_at >= ${of(from)}::date::timestamp AT TIME ZONE 'UTC'`,
    to && `item.created_at < (${of(to)}::date + 1)::timestamp AT TIME ZONE 'UTC'`,
    type && status && `item.status = ANY (${of(status)}::integer[])`,
    isChangedAfter(filter, of),
    campaign && `item.campaign_id = ${of(campaign)}`,
  ];
  const paid = [
    filter.order && `paid.id = ${of(filter.order)}`,
    orderNumber && `paid.number = ${of(orderNumber)}`,
  ].filter(Boolean);
  const narrowed = type
    ? type.map((each) => `item.type = ${of(each)}`)
    : (status?.map((each) => `item.status = ${of(each)}`) ?? [undefined]);
  const tables = paid.length > 0 ? ofPaid(paid.join(" AND ")) : [own];
  const branches = organizations.flatMap((id) => {
    const isOwn = `item.organization_id = ${of(id)}`;
    return tables.flatMap(({ from: table, where }) =>
      narrowed.map((narrow): ListBranch => ({ from: table, where: [isOwn, narrow, ...shared, ...where] })),
    );
  });
  const order = filter["updatedAt[after]"] ? earliestChangeFirst : newestFirst;
  return { name: "transactions", branches, order, columns, joins, values };
}

const own: ListBranch = { from: "transaction AS item", where: [] };

/** The money of orders that meet the condition, and of their extras. */
const ofPaid = (condition: string): ListBranch[] => [
  { from: "order_money AS paid JOIN transaction AS item ON item.order_id = paid.id", where: [condition] },
  {
    from: "order_money AS paid JOIN extra_money AS extra ON extra.order_id = paid.id JOIN transaction AS item ON item.extra_id = extra.id",
    where: [condition],
  },
];

const columns = `
  transaction.id, transaction.organization_id AS "organizationId", transaction.type, transaction.status,
  transaction.amount_cents AS "amountCents", transaction.balance_after_cents AS "balanceAfterCents",
  transaction.type = ${transactionTypes.refund} AND moved."isTaken" AS "isGivenBack", moved."isOfEarnings", moved.entries,
  paid.id AS "orderId", paid.number AS "orderNumber", paid.media_project_id AS "mediaId", transaction.offer_id AS "offerId",
  transaction.subject, transaction.subject_id AS "subjectId", payment.provider_reference AS "providerReference",
  transaction.description, transaction.created_at AS "createdAt", transaction.updated_at AS "updatedAt"`;

// Lateral, so that a row costs index probes however long the tables. Other organizations' accounts stay private.
const joins = `
  JOIN transaction USING (id)
  CROSS JOIN LATERAL (
    SELECT coalesce(bool_or(account.kind IN ('available', 'earnings') AND entry.amount_cents < 0), false) AS "isTaken",
      coalesce(bool_or(account.kind = 'earnings'), false) AS "isOfEarnings",
      coalesce(json_agg(json_build_object('entry', entry.id, 'account', account.kind, 'amountCents', entry.amount_cents,
        'balanceAfterCents', entry.balance_cents) ORDER BY entry.id), '[]') AS entries
    FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id
    WHERE entry.posting_id = transaction.posting_id AND account.organization_id = transaction.organization_id) AS moved
  LEFT JOIN LATERAL (SELECT order_id FROM extra_money WHERE extra_money.id = transaction.extra_id LIMIT 1) AS extra ON true
  LEFT JOIN LATERAL (SELECT id, number, media_project_id FROM order_money
    WHERE order_money.id = coalesce(transaction.order_id, extra.order_id) LIMIT 1) AS paid ON true
  LEFT JOIN LATERAL (SELECT provider_reference FROM payment_reference AS reference
    WHERE reference.subject = transaction.subject AND reference.subject_id = transaction.subject_id LIMIT 1) AS payment ON true`;

const byKeys = `
  SELECT ${columns} FROM unnest($1::uuid[]) WITH ORDINALITY AS page (id, place) ${joins}
  WHERE transaction.organization_id = ANY ($2::uuid[]) ORDER BY page.place`;

type TransactionRow = Pick<
  Transaction,
  | "id"
  | "amountCents"
  | "balanceAfterCents"
  | "isGivenBack"
  | "entries"
  | "orderNumber"
  | "providerReference"
  | "description"
> & {
  organizationId: string;
  type: TransactionType;
  status: TransactionStatus;
  isOfEarnings: boolean;
  orderId: string | null;
  mediaId: string | null;
  offerId: string | null;
  subject: TransactionSubject | null;
  subjectId: string | null;
  createdAt: Date;
  updatedAt: Date;
};

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
}: TransactionRow): Transaction {
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
