import type { Tx } from "#platform/database/database.ts";

/**
 * An import's undoing beside what later imports wrote over it (decision 0014): imports write one after another
 * (`only-import.ts`), in the order of `finished_at`. Reads the transaction's `undo_change`.
 */

/** Puts what later imports wrote of the same media into `later_change`. */
export async function gatherLater(tx: Tx, importId: string): Promise<void> {
  await tx.$client.query(`
    CREATE TEMPORARY TABLE later_change (import_id uuid, finished_at timestamptz, table_name text, row_id uuid,
      media_project_id uuid, before jsonb, after jsonb) ON COMMIT DROP`);
  await tx.$client.query(
    `INSERT INTO later_change
     SELECT import_id, later.finished_at, table_name, row_id, media_project_id, before, after
     FROM catalogue_import AS later JOIN catalogue_import_change ON import_id = later.id
     WHERE later.finished_at > (SELECT finished_at FROM catalogue_import WHERE id = $1)
       AND media_project_id IN (SELECT media_project_id FROM undo_change)`,
    [importId],
  );
  await tx.$client.query("CREATE INDEX ON later_change (media_project_id, table_name, row_id)");
  await tx.$client.query("ANALYZE later_change");
}

/** Notes which rows stay because a later import wrote to them, or to the new medium that they belong to. */
export async function keepImportedSince(tx: Tx): Promise<void> {
  await tx.$client.query(`
    UPDATE undo_change SET kept = 'imported' WHERE table_name = 'media_project' AND before IS NULL
      AND EXISTS (SELECT FROM later_change AS later WHERE later.media_project_id = undo_change.media_project_id)`);
  // What differs because of a later import is told as that.
  await tx.$client.query(`
    UPDATE undo_change SET kept = 'imported' WHERE kept = 'changed' AND EXISTS (
      SELECT FROM later_change AS later WHERE later.media_project_id = undo_change.media_project_id
        AND later.table_name = undo_change.table_name AND later.row_id = undo_change.row_id)`);
}

/**
 * What stays because a later import wrote over it is from now on that one's to take back: undone too, it sets back to what was
 * before both. So it ends the same in whichever order. A new medium stays as a whole, and with it what it was given first.
 */
export async function passOn(tx: Tx): Promise<void> {
  await tx.$client.query(`
    UPDATE catalogue_import_change AS heir SET before = earlier.before
    FROM undo_change AS earlier JOIN (
      SELECT DISTINCT ON (table_name, row_id) * FROM later_change ORDER BY table_name, row_id, finished_at
    ) AS next USING (media_project_id, table_name, row_id)
    WHERE heir.import_id = next.import_id AND heir.media_project_id = next.media_project_id
      AND heir.table_name = next.table_name AND heir.row_id = next.row_id AND earlier.kept = 'imported'
      AND next.before - '{updated_at,recorded_at}'::text[] = earlier.after - '{updated_at,recorded_at}'::text[]
      AND NOT EXISTS (SELECT FROM undo_change AS medium WHERE medium.table_name = 'media_project' AND medium.before IS NULL
        AND medium.row_id = earlier.media_project_id)`);
  await passOnNewest(tx);
}

/** Newest values are many in one row: each is passed on as far as no other import changed it in between. */
async function passOnNewest(tx: Tx): Promise<void> {
  await tx.$client.query(`
    UPDATE catalogue_import_change AS heir SET before = heir.before || coalesce((
      SELECT jsonb_object_agg(key, coalesce(earlier.before -> key, 'null')) FROM jsonb_each(heir.before) AS known(key, value)
      WHERE key <> 'media_project_id' AND value = earlier.after -> key AND NOT EXISTS (
        SELECT FROM later_change AS between_both
        WHERE between_both.media_project_id = later.media_project_id AND between_both.table_name = 'media_metrics'
          AND between_both.finished_at < later.finished_at
          AND between_both.before -> key IS DISTINCT FROM between_both.after -> key)), '{}')
    FROM undo_change AS earlier JOIN later_change AS later USING (media_project_id, table_name, row_id)
    WHERE heir.import_id = later.import_id AND heir.media_project_id = later.media_project_id
      AND heir.table_name = later.table_name AND heir.row_id = later.row_id
      AND earlier.table_name = 'media_metrics' AND earlier.kept IS NULL`);
}
