import { lockOfferedFormats, planFormats, writeFormats } from "#formats/imports/server/commands/write.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { ImportReport } from "../../report.ts";
import { domainColumn } from "../../rows/binding.ts";
import { readFormatRow } from "../../rows/formats.ts";
import { type ErrorLog, openErrorLog } from "../file/error-log.ts";
import { stageFile } from "../file/stage.ts";
import { gatherOffers, openStaging } from "../file/staging.ts";
import { authorOf, type MediaImport } from "./media.ts";
import { waitForImports } from "./only-import.ts";
import { countFormats, firstFormats, refusedFormats } from "./outcome-of-formats.ts";
import { logUnfitting } from "./unfitting.ts";

export type FormatsImport = Omit<MediaImport, "duplicates">;

/**
 * Imports formats of an organization's outlets in one transaction, without the bad rows (R10.7). Outlet and type
 * identify a format. Empty cells leave its fields alone; a new format must be complete. The same file again changes
 * nothing. Throws `ImportError` or `MappingError` for an unusable file or mapping.
 */
export async function importFormats(database: Database, order: FormatsImport): Promise<ImportReport> {
  const errors = await openErrorLog(order.errorsPath);
  try {
    return await database.transaction((tx) => importIn(tx, order, errors));
  } finally {
    await errors.close();
  }
}

async function importIn(tx: Tx, order: FormatsImport, errors: ErrorLog): Promise<ImportReport> {
  await errors.restart();
  await openStaging(tx);
  const { rowsRead, binding } = await stageFile(tx, order, errors, readFormatRow);
  if (!order.preview) await waitForImports(tx);
  await gatherOffers(tx, order.organizationId);
  if (!order.preview) await lockOfferedFormats(tx);
  await planFormats(tx);
  await logUnfitting(tx, binding, errors);
  for await (const refused of refusedFormats(tx, domainColumn(binding))) await errors.add(refused);
  const found = await countFormats(tx);
  const rowsRefused = rowsRead - found.rowsCreated - found.rowsUpdated - found.rowsUnchanged;
  const formats = { formatsCreated: found.rowsCreated, formatsUpdated: found.rowsUpdated };
  const written = !order.preview && !(order.strict && errors.found().errorCount > 0);
  const counts = { rowsRead, ...found, rowsMerged: 0, rowsRefused, ...formats };
  const rows = await firstFormats(tx);
  const report = { written, ...counts, ...errors.found(), rows };
  if (written) {
    const isReviewed = order.by !== "operator" && order.status === "listed";
    await writeFormats(tx, { wanted: order.status, isReviewed, author: authorOf(order.by) });
  }
  if (!order.preview) await order.onWritten?.(tx, report);
  return report;
}
