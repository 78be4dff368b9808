import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type EventObject, type EventParty, type EventSubject, eventSubjects } from "../event.ts";

/** Events of a restored publication, with a claim and without: rows of every list of orders ask for them. */
export const restoringVerbs = ["regain", "restoreClaim"] as const;

const position = () => bigint({ mode: "number" });

/**
 * Append-only but for `position` (decision 0026). The subject has no foreign key: it lies in its module's table and may
 * be deleted.
 */
export const event = pgTable(
  "event",
  {
    id: id(),
    subject: text().$type<EventSubject>().notNull(),
    subjectId: uuid().notNull(),
    object: text().$type<EventObject>().notNull(),
    /** Counts the object's events; the recording transaction has locked the object. */
    sequence: integer().notNull(),
    verb: text().notNull(),
    organizationIds: uuid().array().notNull(),
    /** An order's or offer's, in whose activity the event shows. Null while its publisher does not know of it. */
    publisherOrganizationId: uuid(),
    mediaProjectId: uuid(),
    party: text().$type<EventParty>().notNull(),
    actorId: uuid(),
    fromState: text(),
    toState: text(),
    message: text().notNull().default(""),
    createdAt: instantColumn().notNull().default(sql`now()`),
    /** The global position; null for the moment between commit and numbering. */
    position: position(),
  },
  (table) => [
    uniqueIndex("event_sequence").on(table.subjectId, table.object, table.sequence),
    index("event_organizations").using("gin", table.organizationIds),
    index("event_publisher")
      .on(table.publisherOrganizationId, table.createdAt, table.id)
      .where(sql`${table.publisherOrganizationId} IS NOT NULL`),
    index("event_media_project")
      .on(table.mediaProjectId, table.createdAt, table.id)
      .where(sql`${table.mediaProjectId} IS NOT NULL`),
    index("event_restored")
      .on(table.subjectId)
      .where(sql`${table.verb} IN ${sql.raw(literals(restoringVerbs))}`),
    index("event_invitation_sent")
      .on(table.createdAt)
      .where(sql`${table.subject} = 'invitation' AND ${table.verb} = 'send'`),
    index("event_unplaced").on(table.id).where(sql`${table.position} IS NULL`),
    uniqueIndex("event_position").on(table.position).where(sql`${table.position} IS NOT NULL`),
    check("event_subject_known", sql`${table.subject} IN ${sql.raw(literals(eventSubjects))}`),
  ],
);

export const eventConsumer = pgTable("event_consumer", {
  name: text().primaryKey(),
  /** The last event taken or postponed. */
  position: position().notNull(),
});

/** A postponed event: it failed, or an earlier one of its object did. */
export const eventRetry = pgTable(
  "event_retry",
  {
    consumer: text()
      .notNull()
      .references(() => eventConsumer.name, { onDelete: "cascade" }),
    eventId: uuid()
      .notNull()
      .references(() => event.id, { onDelete: "cascade" }),
    object: text().$type<EventObject>().notNull(),
    objectId: uuid().notNull(),
    position: position().notNull(),
    attempts: integer().notNull(),
    triedAt: instantColumn().notNull().default(sql`now()`),
    /** Null once given up; an earlier event of the object comes first all the same. */
    dueAt: instantColumn(),
    problem: text(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.consumer] }),
    index("event_retry_due").on(table.consumer, table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
    index("event_retry_object")
      .on(table.consumer, table.objectId, table.object, table.position)
      .where(sql`${table.dueAt} IS NOT NULL`),
    index("event_retry_given_up").on(table.triedAt).where(sql`${table.dueAt} IS NULL`),
  ],
);
