import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { clientUser, organization } from "#accounts/server/tables.ts";
import { campaign } from "#campaigns/server/tables.ts";
import type { FormatType, HyperlinkKind } from "#formats/format.ts";
import type { MediaType } from "#media/media.ts";
import { mediaProject, metricColumns } from "#media/server/tables.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import type { MarkKind } from "../marks/marks.ts";

/** Months online for sorting: 0 means for ever, longer than any number. */
export const permanenceOrder = "(CASE WHEN permanence_months = 0 THEN 1000000 ELSE permanence_months END)";

/**
 * The marketplace's rows: a listed format with its medium's values, so that filter, sort and count read one table. Only
 * triggers write it (`refresh_listing` in the migrations). Each sortable column has one index with the id behind it,
 * which serves both directions. Its unknown values lie together at the end, for a page query's second half (see
 * `queries-search.ts`).
 */
export const listing = pgTable(
  "listing",
  {
    formatId: uuid().primaryKey(),
    mediaProjectId: uuid().notNull(),
    name: text().notNull(),
    domain: text().notNull(),
    mediaType: text().$type<MediaType>().notNull(),
    languages: text().array().notNull(),
    countries: text().array().notNull(),
    topics: text().array().notNull(),
    formatType: text().$type<FormatType>().notNull(),
    priceCents: centsColumn().notNull(),
    turnaroundHours: integer().notNull(),
    hyperlinkKind: text().$type<HyperlinkKind>().notNull(),
    hyperlinksMax: integer().notNull(),
    permanenceMonths: integer().notNull(),
    verified: boolean().notNull(),
    ...metricColumns(),
    leadingCountriesIds: text().array(),
  },
  (table) => [
    index("listing_media_project").on(table.mediaProjectId),
    index("listing_countries").using("gin", table.countries),
    index("listing_languages").using("gin", table.languages),
    index("listing_topics").using("gin", table.topics),
    index("listing_name").on(table.name, table.formatId),
    index("listing_price").on(table.priceCents, table.formatId),
    index("listing_similar").on(table.formatType, table.priceCents, table.formatId),
    index("listing_turnaround").on(table.turnaroundHours, table.formatId),
    index("listing_format_type").on(table.formatType, table.formatId),
    index("listing_verified").on(table.verified, table.formatId),
    index("listing_media_type").on(table.mediaType, table.formatId),
    index("listing_hyperlink_kind").on(table.hyperlinkKind, table.formatId),
    index("listing_permanence").on(sql.raw(permanenceOrder), table.formatId),
    index("listing_countries_order").on(table.countries, table.formatId),
    index("listing_languages_order").on(table.languages, table.formatId),
    index("listing_topics_order").on(table.topics, table.formatId),
    index("listing_leading_countries").on(table.leadingCountriesIds, table.formatId),
    index("listing_audience").on(table.audience, table.formatId),
    index("listing_source_direct").on(table.sourceDirect, table.formatId),
    index("listing_source_search").on(table.sourceSearch, table.formatId),
    index("listing_source_social").on(table.sourceSocial, table.formatId),
    index("listing_semrush_organic_traffic").on(table.semrushOrganicTraffic, table.formatId),
    index("listing_semrush_authority_score").on(table.semrushAuthorityScore, table.formatId),
    index("listing_ahrefs_dr").on(table.ahrefsDr, table.formatId),
    index("listing_organic_traffic_by_ahrefs").on(table.organicTrafficByAhrefs, table.formatId),
    index("listing_mj_cf").on(table.mjCf, table.formatId),
    index("listing_mj_tf").on(table.mjTf, table.formatId),
    index("listing_moz_domain_authority").on(table.mozDomainAuthority, table.formatId),
    index("listing_estimated_views").on(table.estimatedViews, table.formatId),
    index("listing_time_on_site").on(table.timeOnSite, table.formatId),
    index("listing_page_per_visit").on(table.pagePerVisit, table.formatId),
    index("listing_bounce_rate").on(table.bounceRate, table.formatId),
  ],
);

const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * One row an outlet, written by the same triggers: its search text and the last transaction that changed it. Facet
 * indexes find new changes by that (`facets/server/index/follow.ts`). Outlets that left the market stay, unlisted.
 */
export const listingMedium = pgTable(
  "listing_medium",
  {
    mediaProjectId: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    /** The name without case and accents (`search_form`). */
    nameForm: text().notNull(),
    domain: text().notNull(),
    listed: boolean().notNull(),
    changedIn: transactionId().notNull(),
  },
  (table) => [
    index("listing_medium_text")
      .using("gin", sql`(${table.nameForm} || ' ' || ${table.domain}) gin_trgm_ops`)
      .where(sql`listed`),
    index("listing_medium_changed").on(table.changedIn, table.mediaProjectId),
  ],
);

/**
 * Words of listed media's names and domains, for mistyped searches. A trigger adds them, and `tidy_words` removes
 * unused ones at night. Duplicates are allowed, so that no transaction waits to add one.
 */
export const listingWord = pgTable("listing_word", { word: text().notNull() }, (table) => [
  index("listing_word_is").on(table.word),
  index("listing_word_text").using("gin", sql`${table.word} gin_trgm_ops`).with({ gin_pending_list_limit: 128 }),
  index("listing_word_slips").using("gin", sql`word_slip_codes(${table.word})`).with({ gin_pending_list_limit: 128 }),
]);

/**
 * Vouches for the files that catalogues are kept in between starts (`facets/server/index`). A row without its file, or a
 * file without its row, counts for nothing.
 */
export const catalogueFile = pgTable(
  "catalogue_file",
  {
    token: uuid().primaryKey(),
    /** The transaction that wrote the row; a restored row was written by another one. */
    writtenIn: transactionId().notNull().default(sql`pg_current_xact_id()`),
    writtenAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [index("catalogue_file_written").on(table.writtenAt)],
);

/** Favourite and blocked media of an organization, or of one campaign only (R3.16). */
export const mediumMark = pgTable(
  "medium_mark",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id, { onDelete: "cascade" }),
    campaignId: uuid().references(() => campaign.id, { onDelete: "cascade" }),
    mediaProjectId: uuid()
      .notNull()
      .references(() => mediaProject.id, { onDelete: "cascade" }),
    kind: text().$type<MarkKind>().notNull(),
    note: text().notNull().default(""),
    ...timestamps(),
  },
  (table) => [
    unique("medium_mark_once").on(table.organizationId, table.campaignId, table.mediaProjectId).nullsNotDistinct(),
    index("medium_mark_list").on(table.organizationId, table.kind, table.createdAt, table.id),
    index("medium_mark_medium").on(table.mediaProjectId),
    check("medium_mark_kind", sql`${table.kind} IN ('favourite', 'blocked')`),
  ],
);

/** A kept view of the marketplace, private or shared with the organization (R3.16, R10.5). */
export const savedView = pgTable(
  "saved_view",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id, { onDelete: "cascade" }),
    ownerId: uuid()
      .notNull()
      .references(() => clientUser.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The query string of its address, without the question mark. */
    query: text().notNull(),
    shared: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("saved_view_name").on(table.organizationId, table.ownerId, sql`lower(${table.name})`),
    index("saved_view_owner").on(table.ownerId),
  ],
);
