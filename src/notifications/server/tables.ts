import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { clientUser } from "#accounts/server/tables.ts";
import { type NoticeKind, noticeKinds } from "#events/event.ts";
import { event } from "#events/server/tables.ts";
import type { LetterFact } from "#platform/contract/letter-parts.ts";
import { bytes, id, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type Frequency, frequencies } from "../frequency.ts";

const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => clientUser.id, { onDelete: "cascade" });

/** One row per person and event. */
export const notification = pgTable(
  "notification",
  {
    id: id(),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    userId: ofPerson(),
    kind: text().$type<NoticeKind>().notNull(),
    title: text().notNull(),
    paragraphs: text().array().notNull(),
    facts: jsonb().$type<LetterFact[]>().notNull().default([]),
    actionLabel: text().notNull(),
    path: text().notNull(),
    about: uuid(),
    /** The IRI of the order or offer where its reader answers. */
    conversation: text(),
    readAt: instantColumn(),
    /** Null once the mail is sent or unnecessary. */
    mailDueAt: instantColumn(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    unique("notification_once").on(table.eventId, table.userId),
    index("notification_person").on(table.userId, table.id),
    index("notification_kind").on(table.userId, table.kind, table.id),
    index("notification_unread").on(table.userId, table.id).where(sql`${table.readAt} IS NULL`),
    index("notification_mail_due").on(table.mailDueAt).where(sql`${table.mailDueAt} IS NOT NULL`),
    index("notification_created_at").on(table.createdAt),
    check("notification_kind_known", sql`${table.kind} IN ${sql.raw(literals(noticeKinds))}`),
  ],
);

/** Without a row, the default of `frequency.ts` applies. */
export const notificationPreference = pgTable(
  "notification_preference",
  {
    userId: ofPerson(),
    kind: text().$type<NoticeKind>().notNull(),
    frequency: text().$type<Frequency>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check("notification_preference_kind_known", sql`${table.kind} IN ${sql.raw(literals(noticeKinds))}`),
    check("notification_preference_frequency_known", sql`${table.frequency} IN ${sql.raw(literals(frequencies))}`),
  ],
);

/** One row: the key that signs unsubscribe links, made with the first link. */
export const unsubscribeKey = pgTable(
  "unsubscribe_key",
  { isOnly: boolean().primaryKey().default(true), secret: bytes().notNull() },
  (table) => [check("unsubscribe_key_one", sql`${table.isOnly}`)],
);
