import { sql } from "drizzle-orm";
import { bigint, check, date, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { bytes, id, instantColumn } from "#platform/database/columns.ts";
import type { LinkPurpose } from "../tracked-link.ts";

/**
 * A short public address (R2.13). Only operators' links may leave the server. Mails share one link per target, so it
 * can't tell who came.
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
    /** Visits whose rows are deleted. */
    pastVisits: bigint({ mode: "number" }).notNull().default(0),
    createdAt: instantColumn().notNull().default(sql`now()`),
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

/** One row per visitor and day. The hash reveals nobody, and differs between links. */
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

/** The salt of a day's hashes; deleting it after the day forgets the visitors. */
export const trackedLinkSalt = pgTable("tracked_link_salt", {
  day: date().primaryKey(),
  salt: bytes().notNull(),
});
