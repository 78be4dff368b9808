import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "#platform/database/columns.ts";

/** An order's brief, each time that it went to the publisher. */
export const briefVersion = pgTable(
  "brief_version",
  {
    id: id(),
    /** References the order; the key is added in SQL. */
    orderId: uuid().notNull(),
    brief: text().notNull(),
    writtenBy: uuid(),
    acceptedAt: instant(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [index("brief_version_order").on(table.orderId, table.createdAt.desc(), table.id.desc())],
);
