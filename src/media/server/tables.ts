import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { id, instant, timestamps } from "#platform/database/columns.ts";
import type { MediaStatus, MediaType, MetricName } from "../media.ts";

export const mediaProject = pgTable(
  "media_project",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    name: text().notNull(),
    url: text().notNull(),
    /** Host without `www.`, lower case: one medium a domain in the whole house. */
    domain: text().notNull(),
    mediaType: text().$type<MediaType>().notNull(),
    languages: text().array().notNull().default([]),
    countries: text().array().notNull().default([]),
    topics: text().array().notNull().default([]),
    description: text().notNull().default(""),
    editorialPolicy: text().notNull().default(""),
    logo: text(),
    status: text().$type<MediaStatus>().notNull().default("draft"),
    rejectionReason: text(),
    verification: text().$type<"unverified" | "verified">().notNull().default("unverified"),
    verificationMethod: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("media_project_domain").on(table.domain),
    index("media_project_organization").on(table.organizationId, table.name, table.id),
    check(
      "media_project_type",
      sql`${table.mediaType} IN ('Blog', 'Local news', 'News Media', 'News agency', 'Portal')`,
    ),
    check("media_project_status", sql`${table.status} IN ('draft', 'in_review', 'listed', 'paused', 'rejected')`),
  ],
);

/** The newest value of each metric; the row exists from the medium's first metric on. */
export const mediaMetrics = pgTable("media_metrics", {
  mediaProjectId: uuid()
    .primaryKey()
    .references(() => mediaProject.id, { onDelete: "cascade" }),
  audience: doublePrecision(),
  sourceDirect: doublePrecision(),
  sourceSearch: doublePrecision(),
  sourceSocial: doublePrecision(),
  semrushOrganicTraffic: doublePrecision(),
  semrushAuthorityScore: doublePrecision(),
  ahrefsDr: doublePrecision(),
  organicTrafficByAhrefs: doublePrecision(),
  mjCf: doublePrecision(),
  mjTf: doublePrecision(),
  mozDomainAuthority: doublePrecision(),
  estimatedViews: doublePrecision(),
  timeOnSite: doublePrecision(),
  pagePerVisit: doublePrecision(),
  bounceRate: doublePrecision(),
  leadingCountriesIds: text().array(),
});

/** Every reading of a metric with its source and day (R3.6 D): the history that the trend is drawn from. */
export const metricReading = pgTable(
  "metric_reading",
  {
    mediaProjectId: uuid()
      .notNull()
      .references(() => mediaProject.id, { onDelete: "cascade" }),
    metric: text().$type<MetricName>().notNull(),
    readOn: date().notNull(),
    source: text().notNull(),
    value: doublePrecision().notNull(),
    /** Tells which of two readings of one day is the newer one. */
    recordedAt: instant().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.mediaProjectId, table.metric, table.readOn, table.source] })],
);

/** An import run, so that the same file twice changes nothing and its rows can be traced. */
export const mediaImport = pgTable(
  "media_import",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    fileName: text().notNull(),
    rowsRead: integer().notNull(),
    rowsCreated: integer().notNull(),
    rowsUpdated: integer().notNull(),
    rowsUnchanged: integer().notNull(),
    rowsMerged: integer().notNull(),
    rowsRefused: integer().notNull(),
    ...timestamps(),
  },
  (table) => [index("media_import_organization").on(table.organizationId, table.createdAt)],
);
