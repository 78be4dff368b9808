import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instantColumn } from "#platform/database/columns.ts";
import { accessGrant } from "../../server/tables.ts";

/** Codes, tokens, sessions and clients of the authorization server, each by the hash of its secret. */
export const appRecord = pgTable(
  "app_record",
  {
    keyHash: bytes().primaryKey(),
    kind: text().notNull(),
    /** Revoking the grant ends all that came of it. */
    grantId: uuid().references(() => accessGrant.id, { onDelete: "cascade" }),
    uid: text(),
    userCodeHash: bytes(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    consumedAt: instantColumn(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [
    index("app_record_grant").on(table.grantId).where(sql`${table.grantId} IS NOT NULL`),
    index("app_record_uid").on(table.uid).where(sql`${table.uid} IS NOT NULL`),
    index("app_record_user_code").on(table.userCodeHash).where(sql`${table.userCodeHash} IS NOT NULL`),
    index("app_record_expiry").on(table.expiresAt),
    index("app_record_client").on(table.kind).where(sql`${table.kind} = 'Client'`),
  ],
);
