import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import type { ImportCounts, ImportFindings, UndoReport } from "../contract.ts";
import { type ImportKind, type ImportState, importKinds, importStates } from "../import.ts";
import type { ImportOptions } from "../import-options.ts";

/** One import of a catalogue (R10.7); the file store keeps its file under `imports/{id}`. */
export const catalogueImport = pgTable(
  "catalogue_import",
  {
    id: id(),
    /** Null: metrics of anybody's media. */
    organizationId: uuid().references(() => organization.id),
    /** Null for the server's own machine. */
    createdBy: uuid(),
    byOperator: boolean().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text().notNull(),
    fileBytes: bigint({ mode: "number" }).notNull(),
    fileKept: boolean().notNull(),
    state: text().$type<ImportState>().notNull(),
    columns: text().array().notNull().default([]),
    sample: jsonb().$type<string[][]>().notNull().default([]),
    options: jsonb().$type<ImportOptions>().notNull(),
    progressPercent: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>(),
    findings: jsonb().$type<ImportFindings>(),
    problem: text(),
    undo: jsonb().$type<UndoReport>(),
    finishedAt: instantColumn(),
    undoneAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    index("catalogue_import_organization").on(table.organizationId, table.id),
    index("catalogue_import_file").on(table.createdAt).where(sql`${table.fileKept}`),
    check("catalogue_import_kind", sql`${table.kind} IN ${sql.raw(literals(importKinds))}`),
    check("catalogue_import_state", sql`${table.state} IN ${sql.raw(literals(importStates))}`),
    check("catalogue_import_whose", sql`${table.organizationId} IS NOT NULL OR ${table.kind} = 'metrics'`),
  ],
);

/** A row before and after an import; nothing before means that it is new. */
export const catalogueImportChange = pgTable(
  "catalogue_import_change",
  {
    importId: uuid()
      .notNull()
      .references(() => catalogueImport.id, { onDelete: "cascade" }),
    tableName: text().notNull(),
    rowId: uuid().notNull(),
    mediaProjectId: uuid().notNull(),
    before: jsonb(),
    after: jsonb().notNull(),
  },
  (table) => [
    index("catalogue_import_change_import").on(table.importId),
    index("catalogue_import_change_medium").on(table.mediaProjectId),
  ],
);
