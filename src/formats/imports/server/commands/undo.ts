import { changedSince } from "#media/imports/server/commands/undo.ts";
import type { Tx } from "#platform/database/database.ts";
import { namesOf } from "#platform/database/staging.ts";
import { writtenColumns } from "../columns.ts";

/** Takes back an import's changes to formats, from `undo_change` (see `media/imports/server/commands/undo.ts`). */

/**
 * Notes why rows stay: a format that is no longer as the import left it, and a new medium that got another format since.
 * Locks the formats, so that nobody builds on them meanwhile.
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

/** Takes back what is not kept. A column that came after the import stays as it is. */
export async function takeBackFormats(tx: Tx): Promise<{ formatsRemoved: number; formatsSetBack: number }> {
  const removed = await tx.$client.query(`
    DELETE FROM format USING undo_change AS change
    WHERE table_name = 'format' AND before IS NULL AND kept IS NULL AND format.id = row_id`);
  const setBack = await tx.$client.query(`
    UPDATE format SET (${namesOf(writtenColumns)}, updated_at) = (SELECT ${namesOf(writtenColumns)}, now()
      FROM jsonb_populate_record(format, before))
    FROM undo_change WHERE table_name = 'format' AND before IS NOT NULL AND kept IS NULL AND format.id = row_id`);
  return { formatsRemoved: removed.rowCount ?? 0, formatsSetBack: setBack.rowCount ?? 0 };
}
