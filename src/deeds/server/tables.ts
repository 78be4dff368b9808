import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { centsColumn, id, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type LimitedDeed, limitedDeedNames } from "#settings/limited-deeds.ts";
import { type DeedState, deedStates } from "../deed.ts";

/** One row for the operator and one for each organization of a deed within the limits. */
export const deedCount = pgTable(
  "deed_count",
  {
    id: id(),
    deed: text().$type<LimitedDeed>().notNull(),
    operatorId: uuid(),
    organizationId: uuid().references(() => organization.id),
    amountCents: centsColumn().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("deed_count_operator").on(table.operatorId, table.deed, table.createdAt),
    index("deed_count_organization").on(table.organizationId, table.deed, table.createdAt),
    check("deed_count_deed", sql`${table.deed} IN ${sql.raw(literals(limitedDeedNames))}`),
    check("deed_count_whose", sql`num_nonnulls(${table.operatorId}, ${table.organizationId}) = 1`),
    check("deed_count_amount", sql`${table.amountCents} >= 0`),
  ],
);

export const operatorDeed = pgTable(
  "operator_deed",
  {
    id: id(),
    deed: text().$type<LimitedDeed>().notNull(),
    subject: uuid(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    amountCents: centsColumn().notNull(),
    organizationIds: uuid().array().notNull(),
    state: text().$type<DeedState>().notNull(),
    proposedBy: uuid().notNull(),
    decidedBy: uuid(),
    createdAt: instantColumn().notNull().default(sql`now()`),
    decidedAt: instantColumn(),
  },
  (table) => [
    index("operator_deed_newest").on(table.createdAt, table.id),
    check("operator_deed_deed", sql`${table.deed} IN ${sql.raw(literals(limitedDeedNames))}`),
    check("operator_deed_state", sql`${table.state} IN ${sql.raw(literals(deedStates))}`),
    check("operator_deed_decided", sql`(${table.state} = 'waiting') = (${table.decidedAt} IS NULL)`),
    check(
      "operator_deed_two_people",
      sql`${table.state} <> 'confirmed' OR (${table.decidedBy} IS NOT NULL AND ${table.decidedBy} <> ${table.proposedBy})`,
    ),
  ],
);
