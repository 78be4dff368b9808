import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { clientUser, organization } from "#accounts/server/tables.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { ledgerPosting } from "#wallet/server/tables.ts";

/** One referral a person: the first accepted one. */
export const referral = pgTable(
  "referral",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => clientUser.id, { onDelete: "cascade" }),
    code: text().notNull(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    ...timestamps(),
  },
  (table) => [unique("referral_user").on(table.userId), index("referral_organization").on(table.organizationId)],
);

export const commission = pgTable(
  "commission",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    postingId: uuid()
      .notNull()
      .references(() => ledgerPosting.id),
    /** The id of the paid order or extra. */
    paidForId: uuid().notNull(),
    orderNumber: text().notNull(),
    feeCents: centsColumn().notNull(),
    amountCents: centsColumn().notNull(),
    takenBackCents: centsColumn().notNull().default(0),
    dueAt: instantColumn().notNull(),
    paidAt: instantColumn(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    unique("commission_once").on(table.postingId),
    index("commission_organization").on(table.organizationId, table.createdAt, table.id),
    index("commission_newest").on(table.createdAt, table.id),
    index("commission_paid_for").on(table.paidForId),
    index("commission_due")
      .on(table.dueAt)
      .where(sql`${table.paidAt} IS NULL AND ${table.takenBackCents} < ${table.amountCents}`),
    check(
      "commission_amount",
      sql`${table.amountCents} > 0 AND ${table.feeCents} >= ${table.amountCents} AND ${table.takenBackCents} BETWEEN 0 AND ${table.amountCents}`,
    ),
  ],
);
