import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, timestamps } from "#platform/database/columns.ts";

export const taxRate = pgTable(
  "tax_rate",
  {
    id: id(),
    country: text().notNull(),
    rateBasisPoints: integer().notNull(),
    reversesCharge: boolean().notNull(),
    ...timestamps(),
  },
  (table) => [
    unique("tax_rate_country").on(table.country),
    check("tax_rate_country_code", sql`${table.country} ~ '^[A-Z]{2}$'`),
    check("tax_rate_range", sql`${table.rateBasisPoints} BETWEEN 0 AND 10000`),
  ],
);
