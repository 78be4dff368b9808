import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { bytes, centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { flooredAccounts, houseAccounts, organizationAccounts } from "../posting.ts";
import {
  type TransactionStatus,
  type TransactionSubject,
  type TransactionType,
  transactionStatuses,
  transactionSubjectNames,
  transactionTypes,
} from "../transaction.ts";

/**
 * An account of the books. Organizations' accounts keep balance, entry count and last hash. Byline's (no organization)
 * are never locked; `house_balance` has their balances.
 */
export const ledgerAccount = pgTable(
  "ledger_account",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    organizationId: uuid().references(() => organization.id),
    kind: text().notNull(),
    balanceCents: centsColumn().notNull().default(0),
    sequence: bigint({ mode: "number" }).notNull().default(0),
    headHash: bytes(),
    isOfOrganization: boolean().notNull().generatedAlwaysAs(sql`organization_id IS NOT NULL`),
  },
  (table) => [
    index("ledger_account_balance").on(table.isOfOrganization, table.balanceCents.desc().nullsFirst(), table.id),
    index("ledger_account_kind_balance").on(
      table.kind,
      table.isOfOrganization,
      table.balanceCents.desc().nullsFirst(),
      table.id,
    ),
    unique("ledger_account_owner").on(table.organizationId, table.kind).nullsNotDistinct(),
    check(
      "ledger_account_floor",
      sql`${table.kind} NOT IN ${sql.raw(literals(flooredAccounts))} OR ${table.balanceCents} >= 0`,
    ),
    check(
      "ledger_account_kind",
      sql`(${table.organizationId} IS NULL AND ${table.kind} IN ${sql.raw(literals(houseAccounts))}) OR (${table.organizationId} IS NOT NULL AND ${table.kind} IN ${sql.raw(literals(organizationAccounts))})`,
    ),
  ],
);

export const ledgerPosting = pgTable(
  "ledger_posting",
  {
    id: id(),
    key: text().notNull(),
    kind: text().notNull(),
    orderId: uuid(),
    hash: bytes().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [unique("ledger_posting_key").on(table.key), index("ledger_posting_order").on(table.orderId)],
);

/** Append-only by trigger and by grant; entries of a posting sum to zero by deferred trigger. */
export const ledgerEntry = pgTable(
  "ledger_entry",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    postingId: uuid()
      .notNull()
      .references(() => ledgerPosting.id),
    accountId: bigint({ mode: "number" })
      .notNull()
      .references(() => ledgerAccount.id),
    amountCents: centsColumn().notNull(),
    /** The account's count, balance and hash after this entry; null on Byline's accounts. */
    sequence: bigint({ mode: "number" }),
    balanceCents: centsColumn(),
    hash: bytes(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index("ledger_entry_posting").on(table.postingId),
    index("ledger_entry_account").on(table.accountId, table.id),
    uniqueIndex("ledger_entry_sequence").on(table.accountId, table.sequence).where(sql`${table.sequence} IS NOT NULL`),
    check("ledger_entry_amount", sql`${table.amountCents} <> 0`),
  ],
);

/**
 * Balances of Byline's accounts, in a part for each database connection, so that no row is hot (R4.3). A trigger adds
 * each entry while its transaction commits; the books check adds them up again (decision 0163).
 */
export const houseBalance = pgTable(
  "house_balance",
  {
    accountId: bigint({ mode: "number" })
      .notNull()
      .references(() => ledgerAccount.id),
    part: integer().notNull(),
    amountCents: centsColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.part] })],
);

/**
 * Money in and out on a day of UTC, in a part for each database connection. A trigger
 * adds each entry of `provider_clearing`; the books check adds them up again (decision 0200).
 */
export const clearingDay = pgTable(
  "clearing_day",
  {
    day: date().notNull(),
    part: integer().notNull(),
    inCents: centsColumn().notNull(),
    outCents: centsColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.part] })],
);

/** Debt of a publisher to an advertiser: the part of a refund beyond its earnings. */
export const refundOwed = pgTable(
  "refund_owed",
  {
    orderId: uuid().primaryKey(),
    number: text().notNull(),
    publisherOrganizationId: uuid()
      .notNull()
      .references(() => organization.id),
    clientOrganizationId: uuid()
      .notNull()
      .references(() => organization.id),
    owedCents: centsColumn().notNull(),
    paidCents: centsColumn().notNull().default(0),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("refund_owed_open")
      .on(table.publisherOrganizationId, table.createdAt, table.orderId)
      .where(sql`${table.paidCents} < ${table.owedCents}`),
    check("refund_owed_amount", sql`${table.owedCents} > 0 AND ${table.paidCents} BETWEEN 0 AND ${table.owedCents}`),
  ],
);

/** Debt from a reversed payment: the part beyond the available balance. */
export const paymentOwed = pgTable(
  "payment_owed",
  {
    chargebackId: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    owedCents: centsColumn().notNull(),
    paidCents: centsColumn().notNull().default(0),
    /** Part forgiven because the payment came back. */
    droppedCents: centsColumn().notNull().default(0),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("payment_owed_open")
      .on(table.organizationId, table.createdAt, table.chargebackId)
      .where(sql`${table.paidCents} + ${table.droppedCents} < ${table.owedCents}`),
    check(
      "payment_owed_amount",
      sql`${table.owedCents} > 0 AND ${table.paidCents} >= 0 AND ${table.droppedCents} >= 0 AND ${table.paidCents} + ${table.droppedCents} <= ${table.owedCents}`,
    ),
  ],
);

type TransactionColumns = Record<"type" | "status", AnyPgColumn>;

/** A top-up whose money may still arrive. */
const isUnpaid = ({ type, status }: TransactionColumns) =>
  sql`${type} = ${sql.raw(`${transactionTypes.topUp}`)} AND ${status} IN (${sql.raw(`${transactionStatuses.created}, ${transactionStatuses.pending}`)})`;

export const transaction = pgTable(
  "transaction",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    type: integer().$type<TransactionType>().notNull(),
    status: integer().$type<TransactionStatus>().notNull(),
    amountCents: centsColumn().notNull(),
    /**
     * Balance after it: available for the client's types, earnings for the publisher's. Null until success, or without
     * a change.
     */
    balanceAfterCents: centsColumn(),
    orderId: uuid(),
    /** The offer behind the hold; after its acceptance `orderId` is the same. */
    offerId: uuid(),
    extraId: uuid(),
    /** Of the order, offer or extra, where it never changes. A trigger finds it, but for bookings (decision 0259). */
    campaignId: uuid(),
    subject: text().$type<TransactionSubject>(),
    subjectId: uuid(),
    postingId: uuid().references(() => ledgerPosting.id),
    description: text().notNull().default(""),
    ...timestamps(),
  },
  (table) => [
    index("transaction_organization").on(table.organizationId, table.createdAt, table.id),
    index("transaction_changed").on(table.organizationId, table.updatedAt, table.id),
    index("transaction_type").on(table.organizationId, table.type, table.createdAt, table.id),
    index("transaction_status").on(table.organizationId, table.status, table.createdAt, table.id),
    index("transaction_order").on(table.orderId),
    index("transaction_campaign")
      .on(table.campaignId, table.organizationId, table.createdAt, table.id)
      .where(sql`${table.campaignId} IS NOT NULL`),
    index("transaction_unpaid").on(table.createdAt).where(isUnpaid(table)),
    index("transaction_extra").on(table.extraId).where(sql`${table.extraId} IS NOT NULL`),
    index("transaction_offer").on(table.offerId).where(sql`${table.offerId} IS NOT NULL`),
    check(
      "transaction_subject",
      sql`(${table.subject} IS NULL) = (${table.subjectId} IS NULL) AND ${table.subject} IN ${sql.raw(literals(transactionSubjectNames))}`,
    ),
    check("transaction_type", sql`${table.type} BETWEEN 0 AND 7`),
    check("transaction_status", sql`${table.status} BETWEEN 0 AND 7`),
    check("transaction_amount", sql`${table.amountCents} > 0`),
  ],
);

/** Condition of the index `transaction_unpaid`. */
export const isUnpaidTopUp = isUnpaid(transaction);
