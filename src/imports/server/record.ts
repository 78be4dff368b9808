import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import type { ImportCounts, ImportFindings } from "../contract.ts";
import type { ImportReport } from "../report.ts";
import { catalogueImport } from "./tables.ts";

/**
 * Keeps the transaction's changes for an undo. Unchanged rows are left out; reading a metric again may change only its
 * timestamp.
 */
export async function keepChanges(tx: Tx, importId: string): Promise<void> {
  await tx.$client.query(
    `INSERT INTO catalogue_import_change (import_id, table_name, row_id, media_project_id, before, after)
     SELECT $1, table_name, row_id, media_project_id, before, after FROM import_change
     WHERE after IS NOT NULL AND (before IS NULL OR before - 'updated_at' <> after - 'updated_at')`,
    [importId],
  );
}

type CommandImport = Pick<
  typeof catalogueImport.$inferInsert,
  "organizationId" | "kind" | "fileName" | "fileBytes" | "options"
>;

/** Keeps an import made on the server's own machine, where its file stays. Returns its id. */
export async function recordImport(tx: Tx, made: CommandImport, report: ImportReport): Promise<string> {
  const id = v7();
  const finished = {
    state: "done",
    progressPercent: 100,
    finishedAt: sql`clock_timestamp()` as unknown as Date,
  } as const;
  await tx
    .insert(catalogueImport)
    .values({ id, ...made, ...keptReport(report), ...finished, byOperator: true, fileKept: false });
  await keepChanges(tx, id);
  return id;
}

export function keptReport(report: ImportReport): { counts: ImportCounts; findings: ImportFindings } {
  const { written: _written, errors, errorCount, kinds, words, rows, importId: _id, ...counts } = report;
  return { counts, findings: { errors, errorCount, kinds, words, rows } };
}
