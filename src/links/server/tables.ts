import { sql } from "drizzle-orm";
import { bigint, check, date, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { bytes, id, instant } from "#platform/database/columns.ts";
import type { LinkPurpose } from "../tracked-link.ts";

/**
 * A short public address of Byline (R2.13). Only links that an operator wrote may leave the server. Mails share one link
 * for each target: it says that somebody came, not who.
 */
export const trackedLink = pgTable(
  "tracked_link",
  {
    id: id(),
    code: text().notNull(),
    name: text().notNull().default(""),
    target: text().notNull(),
    purpose: text().$type<LinkPurpose>().notNull(),
    organizationId: uuid().references(() => organization.id),
    /** Visits whose rows are gone. */
    pastVisits: bigint({ mode: "number" }).notNull().default(0),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    unique("tracked_link_code").on(table.code),
    uniqueIndex("tracked_link_mail_target").on(table.target).where(sql`${table.purpose} = 'mail'`),
    uniqueIndex("tracked_link_affiliate").on(table.organizationId).where(sql`${table.purpose} = 'affiliate'`),
    index("tracked_link_newest").on(table.createdAt, table.id),
    index("tracked_link_purpose").on(table.purpose, table.createdAt, table.id),
    check("tracked_link_purpose_known", sql`${table.purpose} IN ('operator', 'mail', 'affiliate')`),
    check(
      "tracked_link_target_form",
      sql`left(${table.target}, 1) = '/' AND left(${table.target}, 2) NOT IN ('//', '/\\') OR ${table.purpose} = 'operator' AND ${table.target} LIKE 'https://%'`,
    ),
    check("tracked_link_past_visits", sql`${table.pastVisits} >= 0`),
  ],
);

/** Somebody came, on a day; once a visitor. The hash can't be turned back into who it was, nor be found on another link. */
export const trackedLinkVisit = pgTable(
  "tracked_link_visit",
  {
    linkId: uuid()
      .notNull()
      .references(() => trackedLink.id, { onDelete: "cascade" }),
    day: date().notNull(),
    visitor: bytes().notNull(),
  },
  (table) => [
    primaryKey({ name: "tracked_link_visit_once", columns: [table.linkId, table.day, table.visitor] }),
    index("tracked_link_visit_day").on(table.day),
  ],
);

/** The secret of a day's hashes; it is forgotten when the day is over, and with it who came. */
export const trackedLinkSalt = pgTable("tracked_link_salt", {
  day: date().primaryKey(),
  salt: bytes().notNull(),
});
