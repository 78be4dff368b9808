import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { id, idByDatabase, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import type { AudienceCountry } from "../audience/audience.ts";
import { type MediaStatus, type MediaType, type MetricName, mediaStatuses, metricNames } from "../media.ts";
import type { VerificationMethod, VerificationState } from "../verification/verification.ts";

export const mediaProject = pgTable(
  "media_project",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    name: text().notNull(),
    url: text().notNull(),
    /** Host without `www.`, lower case. Several outlets may name it; one holds it, and can be on the market. */
    domain: text().notNull(),
    /** True for the first to name the domain, or the one that proved it since. */
    holdsDomain: boolean().notNull().default(true),
    mediaType: text().$type<MediaType>().notNull(),
    languages: text().array().notNull().default([]),
    countries: text().array().notNull().default([]),
    topics: text().array().notNull().default([]),
    description: text().notNull().default(""),
    editorialPolicy: text().notNull().default(""),
    logo: text(),
    status: text().$type<MediaStatus>().notNull().default("draft"),
    rejectionReason: text(),
    reviewQuestion: text(),
    /** Last approval for the market, by a person or by Byline's setting. */
    reviewedAt: instantColumn(),
    /** Buyers see this mark; `media_verification` holds its history. */
    verification: text().$type<"unverified" | "verified">().notNull().default("unverified"),
    verificationMethod: text().$type<VerificationMethod>(),
    /** An operator listed it, and stands for it while nobody has proven the domain. */
    vouched: boolean().notNull().default(false),
    verificationToken: uuid().notNull().default(sql`gen_random_uuid()`),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("media_project_domain").on(table.domain).where(sql`holds_domain`),
    uniqueIndex("media_project_own_domain").on(table.organizationId, table.domain),
    check("media_project_proven", sql`${table.verification} = 'unverified' OR ${table.holdsDomain}`),
    index("media_project_organization").on(table.organizationId, table.name, table.id),
    index("media_project_organization_latest").on(table.organizationId, table.updatedAt, table.id),
    index("media_project_status").on(table.status, table.updatedAt, table.id),
    index("media_project_words").using("gin", sql`lower(${table.name} || ' ' || ${table.domain}) gin_trgm_ops`),
    check(
      "media_project_type",
      sql`${table.mediaType} IN ('Blog', 'Local news', 'News Media', 'News agency', 'Portal')`,
    ),
    check("media_project_status", sql`${table.status} IN ${sql.raw(literals(mediaStatuses))}`),
  ],
);

/** How many outlets are listed, in a part for each database connection, so that none waits; triggers count (decision 0163). */
export const listedMediaCount = pgTable("listed_media_count", {
  part: integer().primaryKey(),
  media: integer().notNull(),
});

/** Results of the looks for a medium's proof (R2.19); the row exists from the first look on. */
export const mediaVerification = pgTable(
  "media_verification",
  {
    mediaProjectId: uuid()
      .primaryKey()
      .references(() => mediaProject.id, { onDelete: "cascade" }),
    state: text().$type<VerificationState>().notNull().default("unverified"),
    method: text().$type<VerificationMethod>().notNull(),
    askedAt: instantColumn(),
    checkedAt: instantColumn(),
    problem: text(),
    missingSince: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    check("media_verification_state", sql`${table.state} IN ('unverified', 'verified', 'missing')`),
    check("media_verification_method", sql`${table.method} IN ('dns', 'meta', 'file')`),
    check("media_verification_missing", sql`(${table.state} = 'missing') = (${table.missingSince} IS NOT NULL)`),
  ],
);

type MetricColumns = Record<MetricName, ReturnType<typeof doublePrecision>>;

export const metricColumns = (): MetricColumns =>
  Object.fromEntries(metricNames.map((name) => [name, doublePrecision()])) as MetricColumns;

/** The newest value of each metric; the row exists from the medium's first metric on. */
export const mediaMetrics = pgTable("media_metrics", {
  mediaProjectId: uuid()
    .primaryKey()
    .references(() => mediaProject.id, { onDelete: "cascade" }),
  ...metricColumns(),
  /** Where shares are known, a trigger keeps the countries in their order. */
  leadingCountriesIds: text().array(),
  audienceCountries: jsonb().$type<AudienceCountry[]>(),
  /** Metrics of which the newest reading is a service's; a trigger on the readings writes it. */
  measured: text().array().$type<MetricName[]>().notNull().default([]),
});

/** Every reading of a metric with its source and day (R3.6 D): the trend's history. */
export const metricReading = pgTable(
  "metric_reading",
  {
    /** Only its address in the API (R7.8); the key identifies readings. */
    id: idByDatabase(),
    mediaProjectId: uuid()
      .notNull()
      .references(() => mediaProject.id, { onDelete: "cascade" }),
    metric: text().$type<MetricName>().notNull(),
    readOn: date().notNull(),
    source: text().notNull(),
    value: doublePrecision().notNull(),
    /** Orders two readings of one day. */
    recordedAt: instantColumn().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.mediaProjectId, table.metric, table.readOn, table.source] }),
    uniqueIndex("metric_reading_id").on(table.id),
    index("metric_reading_day").on(table.readOn),
  ],
);

/** Metrics whose newest reading does not fit the outlet's history (R10.9). */
export const metricMisfit = pgTable(
  "metric_misfit",
  {
    mediaProjectId: uuid()
      .notNull()
      .references(() => mediaProject.id, { onDelete: "cascade" }),
    metric: text().$type<MetricName>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaProjectId, table.metric] })],
);

/** Outlets whose readings changed since they were judged; a trigger on the readings writes them. */
export const unjudgedMedium = pgTable("unjudged_medium", {
  mediaProjectId: uuid()
    .primaryKey()
    .references(() => mediaProject.id, { onDelete: "cascade" }),
  changedAt: instantColumn().notNull().default(sql`now()`),
});

/** Readers by country per reading; at most one a day and source (R3.6). */
export const audienceReading = pgTable(
  "audience_reading",
  {
    id: idByDatabase(),
    mediaProjectId: uuid()
      .notNull()
      .references(() => mediaProject.id, { onDelete: "cascade" }),
    readOn: date().notNull(),
    source: text().notNull(),
    countries: jsonb().$type<AudienceCountry[]>().notNull(),
    recordedAt: instantColumn().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.mediaProjectId, table.readOn, table.source] }),
    uniqueIndex("audience_reading_id").on(table.id),
    index("audience_reading_day").on(table.readOn),
  ],
);
