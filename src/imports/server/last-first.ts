import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("imports.server.lastFirst", {
  laterImport: "A later import by somebody else",
  importedSince: (named: string) => `${named} changed some of the same outlets since. Take that import back first.`,
});

/**
 * Imports are undone last to first (decision 0028). Throws 409 `imported_since` while a later one changed the same
 * media. Undoing an import deletes its changes.
 */
export async function refuseImportedSince(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.$client.query<{ fileName: string; isOfSame: boolean }>(
    `SELECT later.file_name AS "fileName", later.organization_id IS NOT DISTINCT FROM own.organization_id AS "isOfSame"
     FROM catalogue_import AS own JOIN catalogue_import AS later ON later.finished_at > own.finished_at
     WHERE own.id = $1 AND EXISTS (
       SELECT FROM catalogue_import_change AS change JOIN catalogue_import_change AS since USING (media_project_id)
       WHERE change.import_id = own.id AND since.import_id = later.id)
     ORDER BY later.finished_at DESC LIMIT 1`,
    [id],
  );
  const [later] = rows;
  if (!later) return;
  const named = later.isOfSame ? `“${later.fileName}”` : texts.laterImport;
  throw conflict("imported_since", texts.importedSince(named));
}
