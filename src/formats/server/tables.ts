import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { mediaProject } from "#media/server/tables.ts";
import { centsColumn, copiedId, id, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type FieldName, usualFields } from "../conditions.ts";
import type { Extra } from "../extras.ts";
import {
  type FormatStatus,
  type FormatType,
  formatStatuses,
  formatTypes,
  type HyperlinkKind,
  hyperlinkKinds,
} from "../format.ts";

/** The type demands exactly one column for each field. */
const fields = {
  formatType: text().$type<FormatType>().notNull(),
  contributor: boolean().notNull().default(usualFields.contributor),
  priceCents: centsColumn().notNull(),
  extras: jsonb().$type<Extra[]>().notNull().default(usualFields.extras),
  writingService: boolean().notNull().default(usualFields.writingService),
  writingPriceCents: centsColumn().notNull().default(usualFields.writingPriceCents),
  textMinCharacters: integer().notNull(),
  textMaxCharacters: integer().notNull(),
  turnaroundHours: integer().notNull(),
  hyperlinkKind: text().$type<HyperlinkKind>().notNull(),
  hyperlinksMax: integer().notNull(),
  dofollowFeeCents: centsColumn().notNull().default(usualFields.dofollowFeeCents),
  imagesMin: integer().notNull(),
  imagesMax: integer().notNull(),
  topicsAccepted: text().array().notNull().default(usualFields.topicsAccepted),
  topicsRefused: text().array().notNull().default(usualFields.topicsRefused),
  permanenceMonths: integer().notNull(),
  homepageDays: integer().notNull().default(usualFields.homepageDays),
  adLabel: text().notNull().default(usualFields.adLabel),
  guaranteeDays: integer().notNull().default(usualFields.guaranteeDays),
  otherConditions: text().notNull().default(usualFields.otherConditions),
  exampleLinks: text().array().notNull().default(usualFields.exampleLinks),
  category: text().notNull().default(usualFields.category),
} satisfies Record<FieldName, PgColumnBuilderBase>;

export const format = pgTable(
  "format",
  {
    id: id(),
    mediaProjectId: uuid()
      .notNull()
      .references(() => mediaProject.id),
    organizationId: copiedId(),
    status: text().$type<FormatStatus>().notNull().default("draft"),
    rejectionReason: text(),
    /** Rises with each change of price or conditions; orders keep the version they saw. */
    version: integer().notNull().default(1),
    ...fields,
    ...timestamps(),
  },
  (table) => [
    index("format_organization").on(table.organizationId, table.formatType, table.priceCents, table.id),
    index("format_media_project").on(table.mediaProjectId, table.formatType),
    index("format_in_review").on(table.updatedAt, table.id).where(sql`${table.status} = 'in_review'`),
    check("format_type", sql`${table.formatType} IN ${sql.raw(literals(formatTypes))}`),
    check("format_status", sql`${table.status} IN ${sql.raw(literals(formatStatuses))}`),
    check("format_hyperlink_kind", sql`${table.hyperlinkKind} IN ${sql.raw(literals(hyperlinkKinds))}`),
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
