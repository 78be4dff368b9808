import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { campaign } from "#campaigns/server/tables.ts";
import { bytes, copiedId, id, instantColumn } from "#platform/database/columns.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { order } from "../../server/tables.ts";
import {
  ordersOfSubject,
  type SharedSubject,
  type ShareNoteKind,
  sharedSubjects,
  shareNoteKinds,
} from "../shared-link.ts";

const ofOneOrder = sharedSubjects.filter((subject) => ordersOfSubject[subject] === "one");

/** A client's link. Only the client knows its secret. */
export const sharedLink = pgTable(
  "shared_link",
  {
    id: id(),
    subject: text().$type<SharedSubject>().notNull(),
    campaignId: uuid()
      .notNull()
      .references(() => campaign.id),
    organizationId: copiedId(),
    projectId: copiedId(),
    orderId: uuid().references(() => order.id),
    name: text().notNull(),
    mayComment: boolean().notNull(),
    mayApprove: boolean().notNull(),
    showsPrices: boolean().notNull(),
    tokenHash: bytes().notNull(),
    expiresAt: instantColumn().notNull(),
    revokedAt: instantColumn(),
    openedAt: instantColumn(),
    madeBy: uuid().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    unique("shared_link_token").on(table.tokenHash),
    index("shared_link_newest").on(table.createdAt, table.id),
    index("shared_link_organization").on(table.organizationId, table.createdAt, table.id),
    index("shared_link_project").on(table.projectId, table.createdAt, table.id),
    index("shared_link_campaign").on(table.campaignId, table.createdAt, table.id),
    index("shared_link_order").on(table.orderId, table.createdAt, table.id),
    check("shared_link_subject", sql`${table.subject} IN ${sql.raw(literals(sharedSubjects))}`),
    check(
      "shared_link_order_of_subject",
      sql`(${table.orderId} IS NOT NULL) = (${table.subject} IN ${sql.raw(literals(ofOneOrder))})`,
    ),
  ],
);

export const sharedLinkText = pgTable(
  "shared_link_text",
  {
    linkId: uuid()
      .notNull()
      .references(() => sharedLink.id),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.orderId] }),
    index("shared_link_text_order").on(table.orderId),
  ],
);

/** Never changed after writing. */
export const shareNote = pgTable(
  "share_note",
  {
    id: id(),
    linkId: uuid()
      .notNull()
      .references(() => sharedLink.id),
    kind: text().$type<ShareNoteKind>().notNull(),
    /** Null for a report. */
    orderId: uuid().references(() => order.id),
    /** An approval's hash of the shown content (`versionOf`); null for other notes. */
    seen: bytes(),
    name: text().notNull(),
    body: text().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("share_note_link").on(table.linkId, table.createdAt),
    uniqueIndex("share_note_approval")
      .on(table.linkId, sql`coalesce(${table.orderId}, ${table.linkId})`, table.seen)
      .where(sql`${table.kind} = ${sql.raw(literal<ShareNoteKind>("approval"))}`),
    check("share_note_kind", sql`${table.kind} IN ${sql.raw(literals(shareNoteKinds))}`),
  ],
);
