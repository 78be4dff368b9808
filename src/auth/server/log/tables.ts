import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, id, instantColumn } from "#platform/database/columns.ts";

/** Append-only; outlives accounts, so there is no foreign key. */
export const auditLogEntries = pgTable(
  "audit_log_entries",
  {
    id: id(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    ipAddress: text().notNull().default(""),
    createdAt: instantColumn().notNull().default(sql`now()`),
    /** The account's running number and hash, given by a trigger. */
    sequence: bigint({ mode: "number" }).notNull().default(0),
    hash: bytes().notNull().default(sql`''`),
  },
  (table) => [uniqueIndex("audit_log_entries_actor").on(sql`(${table.payload} ->> 'actor_id')`, table.sequence)],
);

/** Personal data of an entry, beside the chain so that it can be erased. */
export const auditLogPeople = pgTable(
  "audit_log_people",
  {
    entryId: uuid().primaryKey(),
    actorId: uuid().notNull(),
    username: text().notNull(),
    ipAddress: text().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [index("audit_log_people_actor").on(table.actorId), index("audit_log_people_created").on(table.createdAt)],
);

/** The end of each account's log: without it, removing the last entries would leave no trace. */
export const auditChains = pgTable("audit_chains", {
  actorId: text().primaryKey(),
  length: bigint({ mode: "number" }).notNull(),
  hash: bytes().notNull(),
  /** Number of the oldest entries that went; the first one left follows from `forgottenHash`. */
  forgotten: bigint({ mode: "number" }).notNull().default(0),
  forgottenHash: bytes().notNull().default(sql`''`),
});
