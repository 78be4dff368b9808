import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytes, id, instant, timestamps } from "#platform/database/columns.ts";
import type { AuditKind, Recorded } from "../audit.ts";

/** The operator's settings: one row. Times in hours, the fee in basis points. */
export const houseSetting = pgTable(
  "house_setting",
  {
    only: boolean().primaryKey().default(true),
    feeBasisPoints: integer().notNull().default(1_500),
    textHours: integer().notNull().default(720),
    answerHours: integer().notNull().default(72),
    approvalHours: integer().notNull().default(72),
    automaticReview: boolean().notNull().default(true),
  },
  (table) => [
    check("house_setting_only", sql`${table.only}`),
    check("house_setting_fee", sql`${table.feeBasisPoints} BETWEEN 0 AND 10000`),
    check(
      "house_setting_hours",
      sql`least(${table.textHours}, ${table.answerHours}, ${table.approvalHours}) >= 1 AND greatest(${table.textHours}, ${table.answerHours}, ${table.approvalHours}) <= 2160`,
    ),
  ],
);

/** What the web app may switch on; an unknown flag is off. */
export const featureFlag = pgTable(
  "feature_flag",
  {
    id: id(),
    name: text().notNull(),
    enabled: boolean().notNull().default(false),
    description: text().notNull().default(""),
    ...timestamps(),
  },
  (table) => [unique("feature_flag_name").on(table.name)],
);

/** Where a path of the web app leads instead (R2.25): a path of the house, or another site's address. */
export const pathRedirect = pgTable(
  "path_redirect",
  {
    id: id(),
    path: text().notNull(),
    target: text().notNull(),
    permanent: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    unique("path_redirect_path").on(table.path),
    check(
      "path_redirect_form",
      sql`${table.path} LIKE '/%' AND (${table.target} LIKE '/%' AND ${table.target} NOT LIKE '//%' OR ${table.target} LIKE 'https://%')`,
    ),
  ],
);

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
