import type { Readable } from "node:stream";
import { planFormats, writeFormats } from "#formats/server/commands-import.ts";
import { planMedia, recordImport, writeMedia } from "#media/server/commands-import.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { readRow } from "../import.ts";
import { domainColumn } from "../import-binding.ts";
import type { ImportMapping } from "../import-mapping.ts";
import type { ImportReport, RowCounts } from "../import-report.ts";
import { type ErrorLog, openErrorLog } from "./import/error-log.ts";
import { beTheOnlyImport } from "./import/only-import.ts";
import { countOutcome, refusedRows } from "./import/outcome.ts";
import { ImportError } from "./import/read-csv.ts";
import { stageFile } from "./import/stage-file.ts";
import { gatherFormats, gatherMedia, openStaging, weighFormats } from "./import/staging.ts";

export type MediaImport = {
  organizationId: string;
  fileName: string;
  /** Opens the file from its beginning. */
  open: () => Readable;
  delimiter: string;
  mapping: ImportMapping;
  /** What a domain that the file or the organization's catalogue has already comes to. */
  duplicates: "merge" | "refuse";
  /** Of new media and formats. */
  status: "listed" | "draft";
  /** Any error, and nothing is written. */
  strict: boolean;
  /** Nothing is written; the report is the same. */
  preview: boolean;
  /** Where all errors go; the report has the first ones. */
  errorsPath?: string | undefined;
};

/**
 * Imports a catalogue: all of it in one transaction, so that an import that breaks off leaves nothing. Bad rows are
 * refused and the others go in. The same file again changes nothing. Throws `ImportError` or `MappingError` when the
 * file or the mapping can't be used.
 */
export async function importMedia(database: Database, order: MediaImport): Promise<ImportReport> {
  const errors = await openErrorLog(order.errorsPath);
  try {
    return await database.transaction((tx) => importIn(tx, order, errors));
  } finally {
    await errors.close();
  }
}

async function importIn(tx: Tx, order: MediaImport, errors: ErrorLog): Promise<ImportReport> {
  const merge = order.duplicates === "merge";
  await errors.restart();
  await openStaging(tx);
  const { rowsRead, binding } = await stageFile(tx, order, errors, readRow);
  if (!order.preview) await beTheOnlyImport(tx);
  await plan(tx, order.organizationId, merge);
  for await (const refused of refusedRows(tx, domainColumn(binding), merge)) await errors.add(refused);
  const { formatsCreated, formatsUpdated, ...found } = await countOutcome(tx, merge);
  const rowsRefused = rowsRead - found.rowsCreated - found.rowsUpdated - found.rowsUnchanged - found.rowsMerged;
  const rows = { rowsRead, ...found, rowsRefused };
  const written = !order.preview && !(order.strict && errors.count() > 0);
  if (written) await write(tx, order, rows);
  return { written, ...rows, formatsCreated, formatsUpdated, errors: errors.first(), errorCount: errors.count() };
}

/** Decides of every row what becomes of it. */
async function plan(tx: Tx, organizationId: string, merge: boolean): Promise<void> {
  await gatherMedia(tx, merge);
  await planMedia(tx, organizationId, !merge);
  await gatherFormats(tx, merge);
  await planFormats(tx);
  await weighFormats(tx);
}

async function write(tx: Tx, { organizationId, fileName, status }: MediaImport, rows: RowCounts): Promise<void> {
  const lost = await writeMedia(tx, organizationId, status);
  if (lost > 0)
    throw new ImportError(`${lost} of the domains were added by others meanwhile. Nothing was imported: run it again.`);
  await writeFormats(tx, status);
  await recordImport(tx, organizationId, fileName, rows);
}
