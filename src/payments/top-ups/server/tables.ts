import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { id, timestamps } from "#platform/database/columns.ts";
import { transaction } from "#wallet/server/tables.ts";

export const topUp = pgTable(
  "top_up",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    /** Amount and status live in the transaction, once. */
    transactionId: uuid()
      .notNull()
      .references(() => transaction.id),
    provider: text().notNull(),
    providerReference: text(),
    /** The provider's name of the payment: refunds and disputes bear it. */
    paymentReference: text(),
    /** The card or account that it was paid from, as the provider compares them; null where it can't tell. */
    payerKey: text(),
    checkoutUrl: text(),
    failureReason: text(),
    /** Made by Byline, because the balance ran low; `createdBy` agreed to it. */
    automatic: boolean().notNull().default(false),
    createdBy: uuid().notNull(),
    ...timestamps(),
  },
  (table) => [
    index("top_up_newest").on(table.createdAt, table.id),
    index("top_up_organization").on(table.organizationId, table.createdAt, table.id),
    index("top_up_automatic").on(table.organizationId, table.createdAt).where(sql`${table.automatic}`),
    unique("top_up_transaction").on(table.transactionId),
    unique("top_up_reference").on(table.provider, table.providerReference),
    unique("top_up_payment").on(table.provider, table.paymentReference),
  ],
);
