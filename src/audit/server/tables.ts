import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type AuditKind, auditKinds, type RecordedValues } from "../audit.ts";

/**
 * Append-only: the application may neither change nor remove a row. Holds the fields that differ; `before` is null for
 * a new record, `after` for a removed one. The person has no foreign key, since the trail outlives them. A trigger
 * numbers the rows and chains their hashes, with the end in `audit_event_end`.
 */
export const auditEvent = pgTable(
  "audit_event",
  {
    id: id(),
    kind: text().$type<AuditKind>().notNull(),
    subject: text().notNull().default(""),
    actorId: uuid().notNull(),
    before: jsonb().$type<RecordedValues>(),
    after: jsonb().$type<RecordedValues>(),
    createdAt: instantColumn().notNull().default(sql`now()`),
    sequence: bigint({ mode: "number" }).notNull().default(0),
    hash: bytes().notNull().default(sql`''`),
  },
  (table) => [
    index("audit_event_newest").on(table.createdAt, table.id),
    index("audit_event_kind").on(table.kind, table.createdAt, table.id),
    check("audit_event_kind_known", sql`${table.kind} IN ${sql.raw(literals(auditKinds))}`),
    check("audit_event_change", sql`${table.before} IS NOT NULL OR ${table.after} IS NOT NULL`),
  ],
);

/** The trail's length and last hash: one row, whose lock also serializes changes. */
export const auditEventEnd = pgTable(
  "audit_event_end",
  {
    only: boolean().primaryKey().default(true),
    length: bigint({ mode: "number" }).notNull().default(0),
    hash: bytes().notNull().default(sql`''`),
  },
  (table) => [check("audit_event_end_only", sql`${table.only}`)],
);
