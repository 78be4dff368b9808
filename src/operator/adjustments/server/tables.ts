import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { centsColumn, id, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type AdjustableAccount, type AdjustmentState, adjustableAccounts, adjustmentStates } from "../adjustment.ts";

export const adjustment = pgTable(
  "adjustment",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    account: text().$type<AdjustableAccount>().notNull(),
    amountCents: centsColumn().notNull(),
    reason: text().notNull(),
    state: text().$type<AdjustmentState>().notNull(),
    proposedBy: uuid().notNull(),
    decidedBy: uuid(),
    ...timestamps(),
  },
  (table) => [
    index("adjustment_newest").on(table.createdAt, table.id),
    index("adjustment_organization").on(table.organizationId, table.createdAt, table.id),
    check("adjustment_account", sql`${table.account} IN ${sql.raw(literals(adjustableAccounts))}`),
    check("adjustment_state", sql`${table.state} IN ${sql.raw(literals(adjustmentStates))}`),
    check("adjustment_amount", sql`${table.amountCents} <> 0`),
    check("adjustment_two_people", sql`${table.decidedBy} <> ${table.proposedBy}`),
  ],
);
