import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "#platform/database/columns.ts";
import type { Evidence } from "../evidence.ts";

/** What was found at the publication's address, each time it was looked at (R10.3). */
export const linkCheck = pgTable(
  "link_check",
  {
    id: id(),
    /** References the order; the key is added in SQL, since orders know proof and not the other way round. */
    orderId: uuid().notNull(),
    passed: boolean().notNull(),
    evidence: jsonb().$type<Evidence>().notNull(),
    checkedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [index("link_check_order").on(table.orderId, table.checkedAt.desc(), table.id.desc())],
);
