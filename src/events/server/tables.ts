import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type EventObject, type EventParty, type EventSubject, eventSubjects } from "../event.ts";

const position = () => bigint({ mode: "number" });

/**
 * One row for each event (decision 0026). Only `position` is ever written later. The subject has no foreign key, since it lies in
 * its own module's table and may be gone one day.
 */
export const event = pgTable(
  "event",
  {
    id: id(),
    subject: text().$type<EventSubject>().notNull(),
    subjectId: uuid().notNull(),
    object: text().$type<EventObject>().notNull(),
    /** Counts the events of the object, which the recording transaction has locked. */
    sequence: integer().notNull(),
    verb: text().notNull(),
    organizationIds: uuid().array().notNull(),
    party: text().$type<EventParty>().notNull(),
    actorId: uuid(),
    fromState: text(),
    toState: text(),
    message: text().notNull().default(""),
    createdAt: instant().notNull().default(sql`now()`),
    /** Its place among all events; null for the moment between its commit and the numbering. */
    position: position(),
  },
  (table) => [
    uniqueIndex("event_sequence").on(table.subjectId, table.object, table.sequence),
    index("event_organizations").using("gin", table.organizationIds),
    index("event_unplaced").on(table.id).where(sql`${table.position} IS NULL`),
    uniqueIndex("event_position").on(table.position).where(sql`${table.position} IS NOT NULL`),
    check("event_subject_known", sql`${table.subject} IN ${sql.raw(literals(eventSubjects))}`),
  ],
);

/** How far a consumer has read. */
export const eventConsumer = pgTable("event_consumer", {
  name: text().primaryKey(),
  /** The last event that it took, or put off. */
  position: position().notNull(),
});

/** An event that a consumer put off: it failed, or another of its object failed before it. */
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
    triedAt: instant().notNull().default(sql`now()`),
    /** When it is tried again, unless an earlier event of its object still waits; null once it was given up. */
    dueAt: instant(),
    /** Why it failed the last time. */
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
