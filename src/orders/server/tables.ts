import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { campaign, project } from "#campaigns/server/tables.ts";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import { type Conditions, completeConditions } from "#formats/conditions.ts";
import type { Extra } from "#formats/extras.ts";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { format } from "#formats/server/tables.ts";
import { mediaProject } from "#media/server/tables.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { kept } from "#platform/database/kept.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import type { PublishDateMode } from "../dates/publish-date.ts";
import type { OrderParty } from "../moves/party.ts";
import { type OrderStatus, orderStatuses } from "../order.ts";
import { homeStatuses, partedBySending, slotStatuses } from "../statuses.ts";
import { type TextVersionKind, textVersionKinds } from "../versions/version.ts";

/** Shared by offers and orders. */
export const placed = () => ({
  campaignId: uuid()
    .notNull()
    .references(() => campaign.id),
  clientOrganizationId: uuid()
    .notNull()
    .references(() => organization.id),
  publisherOrganizationId: uuid()
    .notNull()
    .references(() => organization.id),
  mediaProjectId: uuid()
    .notNull()
    .references(() => mediaProject.id),
  formatId: uuid()
    .notNull()
    .references(() => format.id),
});

/** Fixed at the booking, from the format and the cart as the server reads them. */
const booked = {
  ...placed(),
  formatVersion: integer().notNull(),
  formatType: text().notNull(),
  conditions: kept<Conditions>(completeConditions).notNull(),
  extras: jsonb().$type<Extra[]>().notNull(),
  hyperlinkKind: text().$type<BookedHyperlinkKind>().notNull(),
  priceCents: centsColumn().notNull(),
  hyperlinkFeeCents: centsColumn().notNull(),
  totalCents: centsColumn().notNull(),
  feeBasisPoints: integer().notNull(),
  publishDateMode: text().$type<PublishDateMode>().notNull(),
  publishOn: date(),
  /** Agreed price that this order uses up, by its offer's id; null at the list price. */
  agreedPriceId: uuid(),
};

/** Proposed publish date without an answer yet (R4.7). */
const proposedDate = {
  proposedDateMode: text().$type<PublishDateMode>(),
  proposedPublishOn: date(),
  dateProposedBy: text().$type<OrderParty>(),
  dateProposalReason: text(),
};

/** The publisher's first answer to a text or brief (R3.12, decision 0259). */
const firstAnswer = {
  askedAt: instantColumn(),
  answeredAt: instantColumn(),
  isAnswerMissed: boolean().notNull().default(false),
};

const isOneOf = (status: AnyPgColumn, statuses: readonly OrderStatus[]) =>
  sql`${status} IN ${sql.raw(literals(statuses))}`;

type HomeColumns = Record<"dueAt" | "status" | "dateProposedBy", AnyPgColumn>;

const isAtHome = ({ dueAt, status }: HomeColumns, side: TradeSide) =>
  sql`${dueAt} IS NOT NULL AND ${isOneOf(status, homeStatuses[side])}`;
const isProposed = ({ dateProposedBy }: HomeColumns, by: TradeSide) =>
  sql`${dateProposedBy} = ${sql.raw(literal<OrderParty>(by))}`;

type QueueColumns = Record<"status" | "createdAt" | "id", AnyPgColumn>;

/** Columns of an index that gives the orders of one status, oldest first. */
const byStatus = ({ status, createdAt, id: key }: QueueColumns) => [status, createdAt, key] as const;

type PublisherColumns = QueueColumns & Record<"publisherOrganizationId" | "updatedAt" | "sentAt", AnyPgColumn>;

const isSent = ({ sentAt }: Pick<PublisherColumns, "sentAt">) => sql`${sentAt} IS NOT NULL`;

/** Publishers see sent orders alone, so a booking writes to none of these but the last, which is small (decision 0287). */
const publisherIndexes = (table: PublisherColumns) => {
  const { publisherOrganizationId: publisher, createdAt, updatedAt, id: key } = table;
  return [
    index("order_sent_publisher").on(publisher, createdAt, key).where(isSent(table)),
    index("order_sent_publisher_status")
      .on(publisher, ...byStatus(table))
      .where(isSent(table)),
    index("order_sent_publisher_changed").on(publisher, updatedAt, key).where(isSent(table)),
    index("order_unsent_publisher")
      .on(publisher)
      .where(sql`(${isSent(table)}) IS FALSE`),
  ];
};

type PlaceColumns = Record<
  "clientOrganizationId" | "publisherOrganizationId" | "campaignId" | "mediaProjectId",
  AnyPgColumn
>;
type CampaignColumns = PlaceColumns & Record<"projectId" | "publishedAt" | "createdAt" | "id", AnyPgColumn>;

/** The last one is for conflicts: an organization's orders from a publisher, in a campaign or at an outlet. */
const campaignIndexes = ({ campaignId, publishedAt, createdAt, id: key, ...table }: CampaignColumns) => [
  index("order_project").on(table.projectId, createdAt, key),
  index("order_campaign").on(campaignId, createdAt, key),
  index("order_campaign_published").on(campaignId, publishedAt, createdAt, key).where(sql`${publishedAt} IS NOT NULL`),
  index("order_client_publisher").on(
    table.clientOrganizationId,
    table.publisherOrganizationId,
    campaignId,
    table.mediaProjectId,
  ),
];

/** Publication from booking to completion (R3.11). Prices, conditions and fee stay as booked. */
export const order = pgTable(
  "publication_order",
  {
    id: id(),
    /** `Q26110039` */
    number: text().notNull(),
    /** The advertiser's own, from their programs; unique in their organization. */
    reference: text(),
    ...booked,
    /** The campaign's own, which never changes; lists of a project have their index by it. */
    projectId: uuid()
      .notNull()
      .references(() => project.id),
    status: text().$type<OrderStatus>().notNull(),
    /** A request names the count that its maker saw, and fails once the order has moved on. */
    moveCount: integer().notNull().default(0),
    /** Lateness starts here; the status may go on. */
    dueAt: instantColumn(),
    /** The status ends by itself at this time; null without a deadline or while the clock is stopped. */
    deadlineAt: instantColumn(),
    nextReminderAt: instantColumn(),
    /** Latest request for a look at the publication, from either side. */
    lookAskedAt: instantColumn(),
    /** Latest look that its passed deadline asked for; an unsure one comes again. */
    deadlineLookAt: instantColumn(),
    ...proposedDate,
    title: text().notNull().default(""),
    content: text().notNull().default(""),
    /** Domains that the text links to, without `www.`; a trigger writes them, since texts are too long to be read again. */
    linkedDomains: text().array().notNull().default(sql`'{}'`),
    /** Counts saves of title and content. An edit of an older version is refused. */
    textVersion: integer().notNull().default(0),
    textBy: uuid(),
    textAt: instantColumn(),
    brief: text().notNull().default(""),
    publicationUrl: text(),
    /** Failures that the approval accepted; the guarantee excludes them. */
    despite: text().array().notNull().default(sql`'{}'`),
    reason: text(),
    revisionRounds: integer().notNull().default(0),
    bookedBy: uuid().notNull(),
    /** Former order (R4.9); unique, since each moves once. */
    swappedFromId: uuid().references((): AnyPgColumn => order.id),
    sentAt: instantColumn(),
    acceptedAt: instantColumn(),
    publishedAt: instantColumn(),
    /** Later publications are revisions. */
    firstPublishedAt: instantColumn(),
    completedAt: instantColumn(),
    ...firstAnswer,
    ...timestamps(),
  },
  (table) => [
    unique("publication_order_number").on(table.number),
    unique("publication_order_swapped_from").on(table.swappedFromId),
    uniqueIndex("publication_order_reference")
      .on(table.clientOrganizationId, table.reference)
      .where(sql`${table.reference} IS NOT NULL`),
    index("order_status_newest").on(...byStatus(table)),
    index("order_words").using("gin", sql`lower(${table.number} || ' ' || ${table.title}) gin_trgm_ops`),
    index("order_client").on(table.clientOrganizationId, table.createdAt, table.id),
    index("order_client_status").on(table.clientOrganizationId, ...byStatus(table)),
    index("order_client_due").on(
      table.clientOrganizationId,
      table.dueAt,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
    ),
    index("order_client_changed").on(table.clientOrganizationId, table.updatedAt, table.id),
    ...publisherIndexes(table),
    ...campaignIndexes(table),
    index("order_booked_by").on(table.bookedBy, table.createdAt),
    index("order_publisher_answered")
      .on(table.publisherOrganizationId, table.askedAt, table.answeredAt)
      .where(sql`${table.answeredAt} IS NOT NULL`),
    index("order_outlet").on(table.mediaProjectId, sql`(${isSent(table)})`, table.createdAt, table.id, table.sentAt),
    index("order_expected")
      .on(table.publisherOrganizationId, table.totalCents, table.feeBasisPoints)
      .where(sql`${table.acceptedAt} IS NOT NULL AND ${isOneOf(table.status, slotStatuses)}`),
    index("order_sent_slot")
      .on(table.mediaProjectId, table.formatId, table.status)
      .where(isOneOf(table.status, partedBySending(slotStatuses).sent)),
    index("order_client_home").on(table.clientOrganizationId, table.dueAt, table.id).where(isAtHome(table, "client")),
    index("order_publisher_home")
      .on(table.publisherOrganizationId, table.dueAt, table.id)
      .where(isAtHome(table, "publisher")),
    index("order_client_proposed")
      .on(table.clientOrganizationId, table.dueAt, table.id)
      .where(isProposed(table, "publisher")),
    index("order_publisher_proposed")
      .on(table.publisherOrganizationId, table.dueAt, table.id)
      .where(isProposed(table, "client")),
    index("order_client_published")
      .on(table.clientOrganizationId, table.publishedAt, table.id)
      .where(sql`${table.publishedAt} IS NOT NULL`),
    index("order_deadline").on(table.deadlineAt).where(sql`${table.deadlineAt} IS NOT NULL`),
    index("order_reminder").on(table.nextReminderAt).where(sql`${table.nextReminderAt} IS NOT NULL`),
    index("order_checks_failed")
      .on(table.lookAskedAt)
      .where(sql`${table.status} = ${sql.raw(literal<OrderStatus>("checks_failed"))}`),
    check("order_status", isOneOf(table.status, orderStatuses)),
    check(
      "order_proposed_date",
      sql`(${table.proposedDateMode} IS NULL) = (${table.dateProposedBy} IS NULL) AND (${table.proposedPublishOn} IS NULL OR ${table.proposedDateMode} IS NOT NULL)`,
    ),
    check(
      "order_money",
      sql`${table.totalCents} > 0 AND ${table.totalCents} >= ${table.priceCents} AND ${table.feeBasisPoints} BETWEEN 0 AND 10000`,
    ),
  ],
);

export const bookedFields = Object.keys(booked) as (keyof typeof booked)[];
export type BookedFields = Pick<typeof order.$inferSelect, keyof typeof booked>;

/** Numbers orders. A sequence, since a counter row would serialize all bookings. */
export const orderNumber = pgSequence("order_number");

export const textVersion = pgTable(
  "text_version",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    kind: text().$type<TextVersionKind>().notNull(),
    /** Only this side reads an unsent text. */
    side: text().$type<TradeSide>().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    writtenBy: uuid(),
    writtenAt: instantColumn().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("text_version_order").on(table.orderId, table.createdAt, table.id),
    check("text_version_kind", sql`${table.kind} IN ${sql.raw(literals(textVersionKinds))}`),
    check("text_version_side", sql`${table.side} IN ${sql.raw(literals(tradeSides))}`),
  ],
);

export const briefVersion = pgTable(
  "brief_version",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: "cascade" }),
    brief: text().notNull(),
    writtenBy: uuid(),
    acceptedAt: instantColumn(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [index("brief_version_order").on(table.orderId, table.createdAt, table.id)],
);
