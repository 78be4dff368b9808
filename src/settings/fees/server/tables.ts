import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { id, instantColumn } from "#platform/database/columns.ts";
import { settingsRanges } from "../../ranges.ts";

const { min, max } = settingsRanges.feeBasisPoints;

export const feeAgreement = pgTable(
  "fee_agreement",
  {
    id: id(),
    organizationId: uuid().references(() => organization.id),
    country: text(),
    feeBasisPoints: integer().notNull(),
    startsOn: date().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex("fee_agreement_organization")
      .on(table.organizationId, table.startsOn)
      .where(sql`${table.organizationId} IS NOT NULL`),
    uniqueIndex("fee_agreement_country").on(table.country, table.startsOn).where(sql`${table.country} IS NOT NULL`),
    index("fee_agreement_newest").on(table.createdAt, table.id),
    check("fee_agreement_scope", sql`num_nonnulls(${table.organizationId}, ${table.country}) = 1`),
    check("fee_agreement_fee", sql`${table.feeBasisPoints} BETWEEN ${sql.raw(`${min} AND ${max}`)}`),
  ],
);
