import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, instant } from "#platform/database/columns.ts";
import type { AuditKind, Recorded } from "../audit.ts";

/**
 * Who changed the house, append-only: the application may neither change nor remove a row. Of a change the fields that
 * differ; `before` is null for what is new, `after` for what is gone. The person has no foreign key: the trail outlives them.
 * Each row's hash covers the one before it; a trigger numbers and chains them, and keeps the end in `house_audit_end`.
 */
export const houseAudit = pgTable(
  "house_audit",
  {
    id: id(),
    kind: text().$type<AuditKind>().notNull(),
    subject: text().notNull().default(""),
    actorId: uuid().notNull(),
    before: jsonb().$type<Recorded>(),
    after: jsonb().$type<Recorded>(),
    createdAt: instant().notNull().default(sql`now()`),
    sequence: bigint({ mode: "number" }).notNull().default(0),
    hash: bytes().notNull().default(sql`''`),
  },
  (table) => [
    index("house_audit_newest").on(table.createdAt, table.id),
    index("house_audit_kind").on(table.kind, table.createdAt, table.id),
    check("house_audit_kind_known", sql`${table.kind} IN ('settings', 'flag', 'redirect', 'metrics', 'review')`),
    check("house_audit_change", sql`${table.before} IS NOT NULL OR ${table.after} IS NOT NULL`),
  ],
);

/** How long the trail is and its last hash: one row, which also lets one change be written at a time. */
export const houseAuditEnd = pgTable(
  "house_audit_end",
  {
    only: boolean().primaryKey().default(true),
    length: bigint({ mode: "number" }).notNull().default(0),
    hash: bytes().notNull().default(sql`''`),
  },
  (table) => [check("house_audit_end_only", sql`${table.only}`)],
);
