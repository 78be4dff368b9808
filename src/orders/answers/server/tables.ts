import { date, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";

/** A publisher's first answers by the month of UTC in which they were asked for. A trigger keeps it (decision 0259). */
export const answerMonth = pgTable(
  "answer_month",
  {
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    month: date().notNull(),
    answered: integer().notNull(),
    missed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.month] })],
);
