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
import { type MediaType, type MetricName, metricNames } from "#media/media.ts";
import { mediaProject, metricColumns } from "#media/server/tables.ts";
import { snakeCase } from "#platform/contract/case.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import type { MarkKind } from "../marks/marks.ts";

/** Months online for sorting: 0 means for ever, longer than any number. */
export const permanenceOrder = "(CASE WHEN permanence_months = 0 THEN 1000000 ELSE permanence_months END)";

export const sortedLists = ["countries", "languages", "topics", "leadingCountriesIds"] as const;

/** SQL by which a list sorts: its words in one text, since an index over lists is half as large again (decision 0292). */
export const listOrder = (list: (typeof sortedLists)[number]) => `list_order(${snakeCase(list)})`;

const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * The marketplace's rows: a listed format. Only triggers write it (`refresh_listing` in the migrations). Each sortable
 * column has one index with the id behind it, which serves both directions.
 */
export const listing = pgTable(
  "listing",
  {
    formatId: uuid().primaryKey(),
    mediaProjectId: uuid().notNull(),
    formatType: text().$type<FormatType>().notNull(),
    priceCents: centsColumn().notNull(),
    turnaroundHours: integer().notNull(),
    hyperlinkKind: text().$type<HyperlinkKind>().notNull(),
    hyperlinksMax: integer().notNull(),
    permanenceMonths: integer().notNull(),
  },
  (table) => [
    index("listing_media_project").on(table.mediaProjectId),
    index("listing_price").on(table.priceCents, table.formatId),
    // Also sorts by the type, then by the price.
    index("listing_similar").on(table.formatType, table.priceCents, table.formatId),
    index("listing_turnaround").on(table.turnaroundHours, table.formatId),
    index("listing_hyperlink_kind").on(table.hyperlinkKind, table.formatId),
    index("listing_permanence").on(sql.raw(permanenceOrder), table.formatId),
  ],
);

/**
 * One row an outlet, written by the same triggers: its columns of the marketplace and its search text. Each sortable
 * column has one index with the outlet's id behind it. Its unknown values lie together at the end, for a page query's
 * second half (see `queries-search.ts`). Outlets that left the market stay, unlisted and in no index.
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
    name: text().notNull(),
    mediaType: text().$type<MediaType>().notNull(),
    languages: text().array().notNull(),
    countries: text().array().notNull(),
    topics: text().array().notNull(),
    verified: boolean().notNull(),
    ...metricColumns(),
    leadingCountriesIds: text().array(),
    measured: text().array().$type<MetricName[]>().notNull().default([]),
  },
  (table) => {
    const sorting = {
      name: table.name,
      verified: table.verified,
      mediaType: table.mediaType,
    };
    const metrics = Object.fromEntries(metricNames.map((name) => [name, table[name]]));
    return [
      index("listing_medium_text")
        .using("gin", sql`(${table.nameForm} || ' ' || ${table.domain}) gin_trgm_ops`)
        .where(sql`listed`),
      index("listing_medium_countries").using("gin", table.countries).where(sql`listed`),
      index("listing_medium_languages").using("gin", table.languages).where(sql`listed`),
      index("listing_medium_measured").using("gin", table.measured).where(sql`listed`),
      index("listing_medium_topics").using("gin", table.topics).where(sql`listed`),
      ...Object.entries({ ...sorting, ...metrics }).map(([name, column]) =>
        index(`listing_medium_by_${snakeCase(name)}`)
          .on(column, table.mediaProjectId)
          .where(sql`listed`),
      ),
      ...sortedLists.map((name) =>
        index(`listing_medium_by_list_of_${snakeCase(name)}`)
          .on(sql.raw(listOrder(name)), table.mediaProjectId)
          .where(sql`listed`),
      ),
    ];
  },
);

/**
 * The last transaction that changed an outlet's rows. Facet indexes find new changes by that
 * (`facets/server/index/follow.ts`). Apart, since a new price should not touch an outlet's thirty indexes.
 */
export const listingChange = pgTable(
  "listing_change",
  { mediaProjectId: uuid().primaryKey(), changedIn: transactionId().notNull() },
  (table) => [index("listing_change_in").on(table.changedIn, table.mediaProjectId)],
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
