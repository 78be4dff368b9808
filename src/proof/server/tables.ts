import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
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
    /** Byline's own network may have been at fault: it proves nothing, and is kept so that nobody wonders. */
    unsure: boolean().notNull().default(false),
    evidence: jsonb().$type<Evidence>().notNull(),
    checkedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [index("link_check_order").on(table.orderId, table.checkedAt.desc(), table.id.desc())],
);

/** When a publication is looked at next, and whether its links are lost (R10.3); the row exists from the first look on. */
export const publicationWatch = pgTable(
  "publication_watch",
  {
    /** References the order; the key is added in SQL. */
    orderId: uuid().primaryKey(),
    /** Null once the last look was had. */
    nextLookAt: instant(),
    /** Looks that failed one after the other, up to the newest. */
    failures: integer().notNull().default(0),
    /** The first of them. */
    failedAt: instant(),
    /** When both sides were told that what was promised is gone; null again when it came back. */
    lostAt: instant(),
    /** When it was taken as it was after its order was completed, by its buyer or by a decision. */
    acceptedAt: instant(),
  },
  (table) => [
    index("publication_watch_due").on(table.nextLookAt).where(sql`${table.nextLookAt} IS NOT NULL`),
    check("publication_watch_failed", sql`(${table.failures} > 0) = (${table.failedAt} IS NOT NULL)`),
    check("publication_watch_lost", sql`${table.lostAt} IS NULL OR ${table.failures} > 0`),
  ],
);
