import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { type AutoTopUpStatus, autoTopUpStatuses } from "../auto-top-up.ts";

const on = sql.raw(literal<AutoTopUpStatus>("on"));

/** An organization's agreement that its card is charged whenever its balance runs low. */
export const autoTopUp = pgTable(
  "auto_top_up",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    provider: text().notNull(),
    status: text().$type<AutoTopUpStatus>().notNull(),
    thresholdCents: centsColumn().notNull(),
    amountCents: centsColumn().notNull(),
    dayMaximumCents: centsColumn().notNull(),
    /** Names the newest page where a card is saved: what an older one reports changes nothing. */
    setupId: uuid().notNull(),
    setupUrl: text(),
    /** The provider's, with what people know the card by. */
    cardReference: text(),
    cardTitle: text(),
    /** The same card has the same key, whoever saved it. */
    cardKey: text(),
    reason: text(),
    agreedBy: uuid().notNull(),
    agreedAt: instantColumn().notNull(),
    ...timestamps(),
  },
  (table) => [
    unique("auto_top_up_organization").on(table.organizationId),
    unique("auto_top_up_setup").on(table.setupId),
    index("auto_top_up_on").on(table.id).where(sql`${table.status} = ${on}`),
    check("auto_top_up_status", sql`${table.status} IN ${sql.raw(literals(autoTopUpStatuses))}`),
    check("auto_top_up_card", sql`${table.status} <> ${on} OR ${table.cardReference} IS NOT NULL`),
    check(
      "auto_top_up_amounts",
      sql`${table.thresholdCents} > 0 AND ${table.amountCents} BETWEEN 1 AND ${table.dayMaximumCents}`,
    ),
  ],
);
