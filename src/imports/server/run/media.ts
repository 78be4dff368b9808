import { lockOfferedFormats, planFormats, writeFormats } from "#formats/imports/server/commands/write.ts";
import {
  lockKnownMedia,
  noteWrittenMedia,
  offerMedia,
  planMedia,
  writeMedia,
} from "#media/imports/server/commands/write.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { ImportReport } from "../../report.ts";
import { domainColumn, type ImportBinding } from "../../rows/binding.ts";
import { readRow } from "../../rows/row.ts";
import { type ErrorLog, openErrorLog } from "../file/error-log.ts";
import { ImportError } from "../file/import-error.ts";
import { type CatalogueFile, stageFile } from "../file/stage.ts";
import { gatherFormats, gatherMedia, openStaging, weighFormats } from "../file/staging.ts";
import { waitForImports } from "./only-import.ts";
import { countOutcome, firstRows, refusedRows } from "./outcome.ts";
import { logUnfitting } from "./unfitting.ts";

const texts = catalogue("imports.server.run.media", {
  addedMeanwhile: (lost: number) =>
    `${lost} of the domains were added by others meanwhile. Nothing was imported: run it again.`,
});

export type MediaImport = CatalogueFile & {
  organizationId: string;
  /** A publisher's rows are declared values, and pass Byline's review (R1.10). */
  by: "operator" | { publisher: string | null };
  /** Applies to a domain that the file or the organization's catalogue has already. */
  duplicates: "merge" | "refuse";
  /** For new media and formats; a publisher's wait for the review. */
  status: "listed" | "draft";
  strict: boolean;
  preview: boolean;
  /** Gets all errors; the report has the first ones. */
  errorsPath?: string | undefined;
  /** Runs in the same transaction after the writes; not for a preview. */
  onWritten?: ((tx: Tx, report: ImportReport) => Promise<void>) | undefined;
};

/**
 * Imports a catalogue in one transaction, so that a broken import leaves nothing. Refuses bad rows alone. The same file
 * again changes nothing. Throws `ImportError` or `MappingError` for an unusable file or mapping.
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
  if (!order.preview) await waitForImports(tx);
  await plan(tx, order, binding, errors);
  for await (const refused of refusedRows(tx, domainColumn(binding), merge)) await errors.add(refused);
  const { formatsCreated, formatsUpdated, ...found } = await countOutcome(tx, merge);
  const rowsRefused = rowsRead - found.rowsCreated - found.rowsUpdated - found.rowsUnchanged - found.rowsMerged;
  const counts = { rowsRead, ...found, rowsRefused, formatsCreated, formatsUpdated };
  const written = !order.preview && !(order.strict && errors.found().errorCount > 0);
  const rows = await firstRows(tx);
  const report = { written, ...counts, ...errors.found(), rows };
  if (written) await write(tx, order);
  if (!order.preview) await order.onWritten?.(tx, report);
  return report;
}

/** Decides each row's outcome. Locks media before their formats, as an undo does. */
async function plan(
  tx: Tx,
  { organizationId, preview, duplicates }: MediaImport,
  binding: ImportBinding,
  errors: ErrorLog,
): Promise<void> {
  const merge = duplicates === "merge";
  await gatherMedia(tx, merge);
  if (!preview) await lockKnownMedia(tx, organizationId);
  await planMedia(tx, organizationId, !merge);
  await gatherFormats(tx, merge);
  if (!preview) await lockOfferedFormats(tx);
  await planFormats(tx);
  await logUnfitting(tx, binding, errors);
  await weighFormats(tx);
}

/** Of the versions that the formats get by the import. */
export const authorOf = (by: MediaImport["by"]) =>
  by === "operator"
    ? ({ party: "operator", actorId: null } as const)
    : ({ party: "publisher", actorId: by.publisher } as const);

async function write(tx: Tx, { organizationId, by, status }: MediaImport): Promise<void> {
  const isReviewed = by !== "operator" && status === "listed";
  const lost = await writeMedia(tx, {
    organizationId,
    status: isReviewed ? "draft" : status,
    source: by === "operator" ? "import" : "declared",
    vouched: by === "operator",
  });
  if (lost > 0) throw new ImportError(texts.addedMeanwhile(lost));
  await writeFormats(tx, { wanted: status, isReviewed, author: authorOf(by) });
  if (isReviewed) await offerMedia(tx, by.publisher);
  await noteWrittenMedia(tx);
}
