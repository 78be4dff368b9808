import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { mediaProject } from "#media/server/tables.ts";
import { cents, id, timestamps } from "#platform/database/columns.ts";
import type { Extra, FormatStatus, FormatType, HyperlinkKind } from "../format.ts";

export const format = pgTable(
  "format",
  {
    id: id(),
    mediaProjectId: uuid()
      .notNull()
      .references(() => mediaProject.id),
    formatType: text().$type<FormatType>().notNull(),
    status: text().$type<FormatStatus>().notNull().default("draft"),
    rejectionReason: text(),
    /** Raised at each change of price or conditions: an order remembers the version that it saw. */
    version: integer().notNull().default(1),
    priceCents: cents().notNull(),
    extras: jsonb().$type<Extra[]>().notNull().default([]),
    textMinCharacters: integer().notNull(),
    textMaxCharacters: integer().notNull(),
    turnaroundHours: integer().notNull(),
    hyperlinksMax: integer().notNull(),
    hyperlinkKind: text().$type<HyperlinkKind>().notNull(),
    dofollowFeeCents: cents().notNull().default(0),
    imagesMin: integer().notNull(),
    imagesMax: integer().notNull(),
    topicsAccepted: text().array().notNull().default([]),
    topicsRefused: text().array().notNull().default([]),
    permanenceMonths: integer().notNull(),
    adLabel: text().notNull().default(""),
    homepageDays: integer().notNull().default(0),
    otherConditions: text().notNull().default(""),
    writingService: boolean().notNull().default(false),
    writingPriceCents: cents().notNull().default(0),
    exampleLinks: text().array().notNull().default([]),
    category: text().notNull().default(""),
    guaranteeDays: integer().notNull().default(90),
    contributor: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index("format_media_project").on(table.mediaProjectId, table.formatType),
    index("format_in_review").on(table.updatedAt, table.id).where(sql`${table.status} = 'in_review'`),
    check("format_type", sql`${table.formatType} IN ('Press Release', 'Advertorial', 'Paid News', 'Contributor Post')`),
    check("format_status", sql`${table.status} IN ('draft', 'in_review', 'listed', 'paused', 'rejected')`),
    check(
      "format_hyperlink_kind",
      sql`${table.hyperlinkKind} IN ('Nofollow', 'Dofollow', 'Without', 'Sponsored', 'Dofollow For a Fee')`,
    ),
    check(
      "format_price",
      // A draft's price may still be missing.
      sql`${table.priceCents} >= 0 AND (${table.priceCents} > 0 OR ${table.status} = 'draft') AND ${table.dofollowFeeCents} >= 0 AND ${table.writingPriceCents} >= 0`,
    ),
    check(
      "format_text",
      sql`${table.textMinCharacters} >= 0 AND ${table.textMaxCharacters} >= ${table.textMinCharacters}`,
    ),
    check("format_images", sql`${table.imagesMin} >= 0 AND ${table.imagesMax} >= ${table.imagesMin}`),
    check(
      "format_hyperlinks",
      sql`${table.hyperlinksMax} >= 0 AND (${table.hyperlinkKind} <> 'Without' OR ${table.hyperlinksMax} = 0)`,
    ),
    check("format_turnaround", sql`${table.turnaroundHours} > 0`),
  ],
);

/** "Your Price" (R3.7): what an organization pays for a format by an accepted offer. */
export const agreedPrice = pgTable(
  "agreed_price",
  {
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    formatId: uuid()
      .notNull()
      .references(() => format.id, { onDelete: "cascade" }),
    priceCents: cents().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.formatId] }),
    check("agreed_price_positive", sql`${table.priceCents} > 0`),
  ],
);
