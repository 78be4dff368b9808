import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable } from "drizzle-orm/pg-core";

/** The operator's settings: one row. Times in hours, the fee in basis points. */
export const houseSetting = pgTable(
  "house_setting",
  {
    only: boolean().primaryKey().default(true),
    feeBasisPoints: integer().notNull().default(1_500),
    textHours: integer().notNull().default(720),
    answerHours: integer().notNull().default(72),
    approvalHours: integer().notNull().default(72),
    automaticReview: boolean().notNull().default(true),
  },
  (table) => [
    check("house_setting_only", sql`${table.only}`),
    check("house_setting_fee", sql`${table.feeBasisPoints} BETWEEN 0 AND 10000`),
  ],
);
