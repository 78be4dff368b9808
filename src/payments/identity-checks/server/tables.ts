import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { id, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type IdentityCheckStatus, identityCheckStatuses } from "../identity-check.ts";

/** Each time that a person was sent to a provider to show who they are. */
export const identityCheck = pgTable(
  "identity_check",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    provider: text().notNull(),
    status: text().$type<IdentityCheckStatus>().notNull().default("asked"),
    /** The provider's. */
    reference: text(),
    url: text(),
    reason: text(),
    requestedBy: uuid().notNull(),
    ...timestamps(),
  },
  (table) => [
    index("identity_check_organization").on(table.organizationId, table.id),
    unique("identity_check_reference").on(table.provider, table.reference),
    check("identity_check_status", sql`${table.status} IN ${sql.raw(literals(identityCheckStatuses))}`),
  ],
);
