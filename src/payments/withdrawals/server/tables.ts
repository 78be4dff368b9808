import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { bytes, centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { transaction } from "#wallet/server/tables.ts";
import { type WithdrawalMethod, withdrawalMethods } from "../withdrawal.ts";

/** Earnings on their way to a bank account; amount and status stand in the Withdrawal transaction, once. */
export const withdrawal = pgTable(
  "withdrawal",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    transactionId: uuid()
      .notNull()
      .references(() => transaction.id),
    /** The Payout that stands beside it from its sending on. */
    payoutTransactionId: uuid().references(() => transaction.id),
    method: text().$type<WithdrawalMethod>().notNull(),
    /** Which provider pays it, and what that calls the payout; null for a transfer. */
    provider: text(),
    providerReference: text(),
    /** As it was shown before it was asked for. */
    feeCents: centsColumn().notNull(),
    payeeHolder: text().notNull().default(""),
    payeeAccount: text().notNull().default(""),
    /** The transfer's payee, sealed under the withdrawal's id. */
    payee: bytes(),
    /** The same account has the same key, which nobody without the installation's own can make. */
    payeeKey: text(),
    /** It pays another account than those paid before, and waits so long. */
    heldUntil: instantColumn(),
    reason: text(),
    createdBy: uuid().notNull(),
    sentAt: instantColumn(),
    /** Since when its money is to come back from the payee's account at the provider, and when it did. */
    recallAskedAt: instantColumn(),
    recalledAt: instantColumn(),
    settledAt: instantColumn(),
    waitsSince: instantColumn().generatedAlwaysAs(sql`CASE WHEN settled_at IS NULL THEN created_at END`),
    ...timestamps(),
  },
  (table) => [
    unique("withdrawal_transaction").on(table.transactionId),
    index("withdrawal_organization").on(table.organizationId, table.createdAt, table.id),
    index("withdrawal_waiting").on(table.waitsSince, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("withdrawal_open").on(table.createdAt, table.id).where(sql`${table.settledAt} IS NULL`),
    index("withdrawal_recall")
      .on(table.recallAskedAt)
      .where(sql`${table.recallAskedAt} IS NOT NULL AND ${table.recalledAt} IS NULL`),
    unique("withdrawal_reference").on(table.provider, table.providerReference),
    check(
      "withdrawal_provider",
      sql`(${table.method} = ${sql.raw(literal<WithdrawalMethod>("provider"))}) = (${table.provider} IS NOT NULL)`,
    ),
    check("withdrawal_method", sql`${table.method} IN ${sql.raw(literals(withdrawalMethods))}`),
    check("withdrawal_fee", sql`${table.feeCents} >= 0`),
  ],
);

/** A link in a mail by which owners stop unexpected payouts; only its secret's hash is kept. */
export const payoutStopLink = pgTable(
  "payout_stop_link",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    tokenHash: bytes().notNull(),
    expiresAt: instantColumn().notNull(),
    usedAt: instantColumn(),
  },
  (table) => [unique("payout_stop_link_token").on(table.tokenHash)],
);

/** One row while nothing is paid out, with why. */
export const payoutStop = pgTable(
  "payout_stop",
  {
    only: boolean().primaryKey().default(true),
    reason: text().notNull(),
    stoppedAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [check("payout_stop_only", sql`${table.only}`)],
);
