import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "#platform/database/columns.ts";
import { dueNow } from "#platform/database/now.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type EventParty, type EventSubject, eventSubjects } from "../event.ts";

/**
 * One row for each event (decision 0026). Only `due_at`, `attempts` and `problem` ever change. The subject has no foreign key,
 * since it lies in its own module's table and may be gone one day.
 */
export const event = pgTable(
  "event",
  {
    id: id(),
    subject: text().$type<EventSubject>().notNull(),
    subjectId: uuid().notNull(),
    verb: text().notNull(),
    organizationIds: uuid().array().notNull(),
    party: text().$type<EventParty>().notNull(),
    actorId: uuid(),
    fromState: text(),
    toState: text(),
    message: text().notNull().default(""),
    createdAt: instant().notNull().default(sql`now()`),
    /** When the reader looks at it; null once it was told, or was given up. */
    dueAt: instant().default(sql.raw(dueNow)),
    attempts: integer().notNull().default(0),
    /** Why it could not be told the last time. */
    problem: text(),
  },
  (table) => [
    index("event_subject").on(table.subjectId, table.createdAt, table.id),
    index("event_organizations").using("gin", table.organizationIds),
    index("event_due").on(table.dueAt, table.id).where(sql`${table.dueAt} IS NOT NULL`),
    check("event_subject_known", sql`${table.subject} IN ${sql.raw(literals(eventSubjects))}`),
  ],
);
