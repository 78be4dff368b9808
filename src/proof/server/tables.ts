import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, instantColumn } from "#platform/database/columns.ts";
import type { Evidence } from "../evidence.ts";

export const linkCheck = pgTable(
  "link_check",
  {
    id: id(),
    /** SQL adds the foreign key to the order, since orders know proof and not the other way round. */
    orderId: uuid().notNull(),
    passed: boolean().notNull(),
    /** Byline's own network may be at fault: proves nothing, kept to explain the gap. */
    unsure: boolean().notNull().default(false),
    evidence: jsonb().$type<Evidence>().notNull(),
    checkedAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("link_check_order").on(table.orderId, table.checkedAt, table.id),
    index("link_check_passed").on(table.checkedAt).where(sql`${table.passed} AND NOT ${table.unsure}`),
  ],
);

/** The row exists from the first look on (R10.3). */
export const publicationWatch = pgTable(
  "publication_watch",
  {
    /** SQL adds the foreign key to the order. */
    orderId: uuid().primaryKey(),
    /** Null after the last look. */
    nextLookAt: instantColumn(),
    failures: integer().notNull().default(0),
    failedAt: instantColumn(),
    /** When both sides heard of the loss; null again after a return. */
    lostAt: instantColumn(),
    /** When the buyer or a decision accepted it after the order's completion. */
    acceptedAt: instantColumn(),
  },
  (table) => [
    index("publication_watch_due").on(table.nextLookAt).where(sql`${table.nextLookAt} IS NOT NULL`),
    check("publication_watch_failed", sql`(${table.failures} > 0) = (${table.failedAt} IS NOT NULL)`),
    check("publication_watch_lost", sql`${table.lostAt} IS NULL OR ${table.failures} > 0`),
  ],
);
