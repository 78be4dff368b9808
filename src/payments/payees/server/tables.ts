import { boolean, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { instantColumn, timestamps } from "#platform/database/columns.ts";

/** An organization as a provider knows it: where it is paid, and whether it can be. */
export const providerPayee = pgTable(
  "provider_payee",
  {
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    provider: text().notNull(),
    /** The provider's. */
    reference: text(),
    /** Its bank account, as the provider compares them; null where it can't tell. */
    accountKey: text(),
    canBePaid: boolean().notNull().default(false),
    reason: text(),
    onboardingUrl: text(),
    /** When it was so at the provider; an older report changes nothing. */
    toldAt: instantColumn(),
    /** When the page to change the account was opened last, or another one told; payouts wait for a while then. */
    changedAt: instantColumn(),
    /** The person who asked for the provider's page last. */
    requestedBy: uuid().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.provider] }),
    unique("provider_payee_reference").on(table.provider, table.reference),
  ],
);
