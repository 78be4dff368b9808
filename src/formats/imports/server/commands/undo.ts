import { changedSince } from "#media/imports/server/commands/undo.ts";
import type { Tx } from "#platform/database/database.ts";
import { namesOf } from "#platform/database/staging.ts";
import { recordVersions, type VersionedFormat } from "../../../server/move.ts";
import { writtenColumns } from "../columns.ts";

/**
 * Marks rows of `undo_change` to keep: formats changed since the import, and new media with other formats. Locks the
 * formats until the undo ends.
 */
export async function keepChangedFormats(tx: Tx): Promise<void> {
  await tx.$client.query(`
    SELECT id FROM format WHERE id IN (SELECT row_id FROM undo_change WHERE table_name = 'format') ORDER BY id FOR UPDATE`);
  await tx.$client.query(changedSince("format", "updated_at"));
  await tx.$client.query(`
    UPDATE undo_change SET kept = 'changed' WHERE table_name = 'media_project' AND before IS NULL AND kept IS NULL
      AND EXISTS (SELECT FROM format WHERE format.media_project_id = undo_change.row_id
        AND NOT EXISTS (SELECT FROM undo_change AS own WHERE own.table_name = 'format' AND own.row_id = format.id))`);
}

type FormatSetBack = VersionedFormat & { isOtherVersion: boolean };

/** Restores all rows not marked as kept. Columns added after the import stay as they are. */
export async function takeBackFormats(tx: Tx): Promise<{ formatsRemoved: number; formatsSetBack: number }> {
  const removed = await tx.$client.query(`
    DELETE FROM format USING undo_change AS change
    WHERE table_name = 'format' AND before IS NULL AND kept IS NULL AND format.id = row_id`);
  const setBack = await tx.$client.query<FormatSetBack>(`
    UPDATE format SET (${namesOf(writtenColumns)}, updated_at) = (SELECT ${namesOf(writtenColumns)}, now()
      FROM jsonb_populate_record(format, before))
    FROM undo_change WHERE table_name = 'format' AND before IS NOT NULL AND kept IS NULL AND format.id = row_id
    RETURNING format.id, format.media_project_id AS "mediaProjectId", format.status, format.version,
      format.version <> (after ->> 'version')::integer AS "isOtherVersion"`);
  const versioned = setBack.rows.filter(({ isOtherVersion }) => isOtherVersion);
  await recordVersions(tx, versioned, { party: "system", actorId: null });
  return { formatsRemoved: removed.rowCount ?? 0, formatsSetBack: setBack.rowCount ?? 0 };
}
