import type { Tx } from "#platform/database/database.ts";
import { namesOf } from "#platform/database/staging.ts";
import { setAudienceBack, takeBackAudience } from "./audience.ts";
import { importedMediaColumns, importedMetricColumns } from "./write.ts";

/**
 * Undoes an import's changes to outlets. Reads the transaction's temporary table `undo_change` (table_name, row_id,
 * media_project_id, before, after, kept); rows with a reason in `kept` stay.
 */

export type UndoneMedia = {
  mediaRemoved: number;
  mediaSetBack: number;
  readingsRemoved: number;
  readingsSetBack: number;
};

/**
 * Keeps rows as `changed` that differ from the import, and new media with a metric declared since. Locks the media, so
 * that nobody builds on them meanwhile.
 */
export async function keepChangedMedia(tx: Tx): Promise<void> {
  await tx.$client.query(`
    SELECT id FROM media_project WHERE id IN (SELECT media_project_id FROM undo_change) ORDER BY id FOR UPDATE`);
  await tx.$client.query(changedSince("media_project", "updated_at"));
  await tx.$client.query(changedSince("metric_reading", "recorded_at"));
  await tx.$client.query(changedSince("audience_reading", "recorded_at"));
  await tx.$client.query(`
    UPDATE undo_change SET kept = 'changed' WHERE table_name = 'media_project' AND before IS NULL AND kept IS NULL
      AND EXISTS (SELECT FROM (SELECT id, media_project_id, source FROM metric_reading
          UNION ALL SELECT id, media_project_id, source FROM audience_reading) AS reading
        WHERE reading.media_project_id = undo_change.row_id AND source = 'declared'
        AND NOT EXISTS (SELECT FROM undo_change AS own WHERE own.table_name IN ('metric_reading', 'audience_reading') AND own.row_id = reading.id))`);
}

/**
 * SQL: keeps rows that differ from how the import left them. Ignores the timestamp `when` and columns that came later.
 */
export const changedSince = (table: string, when: string): string => `
  UPDATE undo_change SET kept = 'changed' FROM ${table} AS found
  WHERE table_name = '${table}' AND found.id = row_id AND kept IS NULL
    AND to_jsonb(found) - '${when}' <> after - '${when}'
    AND (SELECT jsonb_object_agg(key, to_jsonb(found) -> key) FROM jsonb_object_keys(after - '${when}') AS key) <> after - '${when}'`;

/** Expects the formats of new media to be gone. */
export async function takeBackMedia(tx: Tx): Promise<UndoneMedia> {
  const readingsRemoved = await written(
    tx,
    `DELETE FROM metric_reading AS reading USING undo_change AS change
     WHERE table_name = 'metric_reading' AND before IS NULL AND kept IS NULL AND reading.id = row_id`,
  );
  const readingsSetBack = await written(
    tx,
    `UPDATE metric_reading AS reading SET value = was.value, recorded_at = was.recorded_at
     FROM undo_change AS change, jsonb_populate_record(NULL::metric_reading, before) AS was
     WHERE table_name = 'metric_reading' AND before IS NOT NULL AND kept IS NULL AND reading.id = row_id`,
  );
  const audience = await takeBackAudience(tx);
  await setMetricsBack(tx);
  const mediaSetBack = await written(
    tx,
    `UPDATE media_project AS media SET (${namesOf(importedMediaColumns)}, updated_at) = (SELECT ${namesOf(importedMediaColumns)}, now()
       FROM jsonb_populate_record(NULL::media_project, before))
     FROM undo_change WHERE table_name = 'media_project' AND before IS NOT NULL AND kept IS NULL AND media.id = row_id`,
  );
  const mediaRemoved = await written(
    tx,
    `DELETE FROM media_project AS media USING undo_change AS change
     WHERE table_name = 'media_project' AND before IS NULL AND kept IS NULL AND media.id = row_id`,
  );
  return {
    mediaRemoved,
    mediaSetBack,
    readingsRemoved: readingsRemoved + audience.removed,
    readingsSetBack: readingsSetBack + audience.setBack,
  };
}

/**
 * Restores each newest value that still comes from an undone reading: the newest remaining reading, else the value
 * before the import.
 */
async function setMetricsBack(tx: Tx): Promise<void> {
  const values = importedMetricColumns
    .map(({ field, column }) => `('${field}', metrics.${column}, (change.before ->> '${column}')::double precision)`)
    .join(", ");
  const set = importedMetricColumns
    .map(
      ({ field, column }) =>
        `${column} = CASE WHEN newest ? '${field}' THEN (newest ->> '${field}')::double precision ELSE metrics.${column} END`,
    )
    .join(", ");
  await tx.$client.query(`
    WITH taken AS (
      SELECT media_project_id, after ->> 'metric' AS metric, (after ->> 'value')::double precision AS value
      FROM undo_change WHERE table_name = 'metric_reading' AND kept IS NULL),
    newest AS (
      SELECT change.row_id AS id, jsonb_object_agg(known.metric,
        CASE WHEN known.before IS NULL THEN NULL ELSE coalesce((
          SELECT reading.value FROM metric_reading AS reading
          WHERE reading.media_project_id = change.row_id AND reading.metric = known.metric
          ORDER BY read_on DESC, recorded_at DESC, source LIMIT 1), known.before) END) AS newest
      FROM undo_change AS change JOIN media_metrics AS metrics ON metrics.media_project_id = change.row_id
      CROSS JOIN LATERAL (VALUES ${values}) AS known(metric, value, before)
      JOIN taken ON taken.media_project_id = change.row_id AND taken.metric = known.metric AND taken.value = known.value
      WHERE change.table_name = 'media_metrics' AND change.kept IS NULL GROUP BY change.row_id)
    UPDATE media_metrics AS metrics SET ${set} FROM newest WHERE metrics.media_project_id = newest.id`);
  await setAudienceBack(tx);
  await tx.$client.query(`
    UPDATE media_metrics AS metrics SET leading_countries_ids = was.leading_countries_ids
    FROM undo_change AS change, jsonb_populate_record(NULL::media_metrics, coalesce(before, '{}')) AS was
    WHERE table_name = 'media_metrics' AND kept IS NULL AND metrics.media_project_id = row_id
      AND to_jsonb(metrics) -> 'leading_countries_ids' = after -> 'leading_countries_ids'
      AND was.leading_countries_ids IS DISTINCT FROM metrics.leading_countries_ids`);
}

const written = async (tx: Tx, statement: string): Promise<number> => (await tx.$client.query(statement)).rowCount ?? 0;
