import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { project } from "#campaigns/server/tables.ts";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import type { Extra } from "#formats/extras.ts";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { format } from "#formats/server/tables.ts";
import { completeTerms, type Terms } from "#formats/terms/terms.ts";
import type { PublishDateMode } from "#orders/dates/publish-date.ts";
import { placed } from "#orders/server/tables.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { kept } from "#platform/database/kept.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { type OfferStatus, offerStatuses, openOfferStatuses } from "../offer.ts";

const open = sql.raw(literals(openOfferStatuses));

/** A price an advertiser named for a format (R3.12). The order it becomes takes its id (decision 0040). */
export const offer = pgTable(
  "offer",
  {
    id: id(),
    ...placed(),
    /** The campaign's own, which never changes. */
    projectId: uuid()
      .notNull()
      .references(() => project.id),
    /** The format's terms when the offer was made. */
    terms: kept<Terms>(completeTerms).notNull(),
    brief: text().notNull().default(""),
    status: text().$type<OfferStatus>().notNull(),
    /** The standing version's number. */
    version: integer().notNull(),
    /** 0 once the offer is over. */
    heldCents: centsColumn().notNull(),
    /** Time for each answer. */
    answerHours: integer().notNull(),
    /** Null once the offer is over. */
    expiresAt: instantColumn(),
    reason: text(),
    madeBy: uuid().notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("offer_open_once").on(table.campaignId, table.formatId).where(sql`${table.status} IN ${open}`),
    index("offer_client").on(table.clientOrganizationId, table.createdAt, table.id),
    index("offer_publisher").on(table.publisherOrganizationId, table.createdAt, table.id),
    index("offer_client_changed").on(table.clientOrganizationId, table.updatedAt, table.id),
    index("offer_publisher_changed").on(table.publisherOrganizationId, table.updatedAt, table.id),
    index("offer_project").on(table.projectId, table.createdAt, table.id),
    index("offer_campaign").on(table.campaignId, table.createdAt, table.id),
    index("offer_media_project").on(table.mediaProjectId, table.createdAt, table.id),
    index("offer_format").on(table.formatId),
    index("offer_client_open")
      .on(table.clientOrganizationId, table.expiresAt, table.id)
      .where(sql`${table.status} = ${sql.raw(literal<OfferStatus>("countered"))}`),
    index("offer_publisher_open")
      .on(table.publisherOrganizationId, table.expiresAt, table.id)
      .where(sql`${table.status} = ${sql.raw(literal<OfferStatus>("sent"))}`),
    index("offer_expiry").on(table.expiresAt).where(sql`${table.expiresAt} IS NOT NULL`),
    check("offer_status", sql`${table.status} IN ${sql.raw(literals(offerStatuses))}`),
    check(
      "offer_open",
      sql`(${table.status} IN ${open}) = (${table.expiresAt} IS NOT NULL) AND (${table.status} IN ${open}) = (${table.heldCents} > 0)`,
    ),
  ],
);

/** A side's proposal, never changed. */
export const offerVersion = pgTable(
  "offer_version",
  {
    offerId: uuid()
      .notNull()
      .references(() => offer.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    by: text().$type<TradeSide>().notNull(),
    priceCents: centsColumn().notNull(),
    hyperlinkKind: text().$type<BookedHyperlinkKind>().notNull(),
    hyperlinkFeeCents: centsColumn().notNull(),
    extras: jsonb().$type<Extra[]>().notNull(),
    totalCents: centsColumn().notNull(),
    publishDateMode: text().$type<PublishDateMode>().notNull(),
    publishOn: date(),
    /** How long the price stays once accepted. Null where the accepting side sets it. */
    keptDays: integer(),
    keptOrders: integer(),
    message: text().notNull().default(""),
    madeBy: uuid().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.number] }),
    check("offer_version_by", sql`${table.by} IN ${sql.raw(literals(tradeSides))}`),
    check("offer_version_money", sql`${table.priceCents} > 0 AND ${table.totalCents} >= ${table.priceCents}`),
  ],
);

export const offerRule = pgTable(
  "offer_rule",
  {
    formatId: uuid()
      .primaryKey()
      .references(() => format.id, { onDelete: "cascade" }),
    acceptFromCents: centsColumn(),
    declineBelowCents: centsColumn(),
    ...timestamps(),
  },
  (table) => [
    check("offer_rule_consistent", sql`${table.declineBelowCents} <= ${table.acceptFromCents}`),
    check("offer_rule_says_something", sql`num_nonnulls(${table.acceptFromCents}, ${table.declineBelowCents}) > 0`),
  ],
);

export type OfferRow = typeof offer.$inferSelect;
export type OfferVersionRow = typeof offerVersion.$inferSelect;
