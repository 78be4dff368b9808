import type { Tx } from "#platform/database/database.ts";
import { noteBefore } from "./changes.ts";

/**
 * Imports readers by country (R3.6) together with the numbers of `write.ts`. Medium, day and source identify a reading.
 */

const keep = `ON CONFLICT (media_project_id, read_on, source) DO UPDATE SET countries = excluded.countries, recorded_at = clock_timestamp()`;

/** Adds today's readings for shares that changed. Runs before `import_media` replaces the newest values. */
export async function writeImportedAudience(tx: Tx, source: string): Promise<void> {
  await tx.$client.query(
    "CREATE TEMPORARY TABLE import_media_audience (id uuid, media_id uuid, countries jsonb) ON COMMIT DROP",
  );
  await tx.$client.query(
    `INSERT INTO import_media_audience
     SELECT coalesce(known.id, new_id()), staged.id, staged.audience_countries
     FROM import_media AS staged LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = staged.id
     LEFT JOIN audience_reading AS known ON known.media_project_id = staged.id AND known.read_on = current_date AND known.source = $1
     WHERE staged.outcome IN ('created', 'updated') AND staged.audience_countries IS NOT NULL
       AND staged.audience_countries IS DISTINCT FROM metrics.audience_countries`,
    [source],
  );
  await tx.$client.query(noteBefore("audience_reading", "SELECT id, media_id FROM import_media_audience"));
  await tx.$client.query(
    `INSERT INTO audience_reading (id, media_project_id, read_on, source, countries)
     SELECT id, media_id, current_date, $1, countries FROM import_media_audience ${keep}`,
    [source],
  );
}

/**
 * Makes `import_audience` from the accepted rows of `import_metric_row`: one reading per row's day, created, updated or
 * unchanged.
 */
export async function planAudience(tx: Tx, source: string): Promise<void> {
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_audience (
      line integer NOT NULL, id uuid NOT NULL, media_id uuid NOT NULL, read_on date NOT NULL, countries jsonb NOT NULL,
      outcome text NOT NULL
    ) ON COMMIT DROP`);
  await tx.$client.query(
    `INSERT INTO import_audience
     SELECT staged.line, coalesce(known.id, new_id()), staged.media_id, (row.media ->> 'readOn')::date,
       row.media -> 'audienceCountries',
       CASE WHEN known.id IS NULL THEN 'created' WHEN known.countries <> row.media -> 'audienceCountries' THEN 'updated' ELSE 'unchanged' END
     FROM import_metric_row AS staged JOIN import_row AS row USING (line)
     LEFT JOIN audience_reading AS known ON known.media_project_id = staged.media_id
       AND known.read_on = (row.media ->> 'readOn')::date AND known.source = $1
     WHERE staged.outcome = 'unchanged' AND row.media ? 'audienceCountries'`,
    [source],
  );
}

/** Writes the created and updated readings, and the newest shares of media whose newest reading changed. */
export async function writeAudience(tx: Tx, source: string): Promise<void> {
  await tx.$client.query(
    noteBefore("audience_reading", "SELECT id, media_id FROM import_audience WHERE outcome <> 'unchanged'"),
  );
  await tx.$client.query(
    `INSERT INTO audience_reading (id, media_project_id, read_on, source, countries)
     SELECT id, media_id, read_on, $1, countries FROM import_audience WHERE outcome <> 'unchanged'
     ORDER BY media_id, read_on ${keep}`,
    [source],
  );
  await tx.$client.query(`
    INSERT INTO media_metrics (media_project_id, audience_countries)
    SELECT media_id, newest.countries
    FROM (SELECT DISTINCT media_id FROM import_audience WHERE outcome <> 'unchanged') AS touched
    CROSS JOIN LATERAL (
      SELECT id, countries FROM audience_reading AS reading WHERE reading.media_project_id = touched.media_id
      ORDER BY read_on DESC, recorded_at DESC, source LIMIT 1) AS newest
    WHERE newest.id IN (SELECT id FROM import_audience WHERE outcome <> 'unchanged') ORDER BY media_id
    ON CONFLICT (media_project_id) DO UPDATE SET audience_countries = excluded.audience_countries`);
}

/** Deletes or restores the readings of `undo_change` that are not kept. */
export async function takeBackAudience(tx: Tx): Promise<{ removed: number; setBack: number }> {
  const { rowCount: removed } = await tx.$client.query(`
    DELETE FROM audience_reading AS reading USING undo_change AS change
    WHERE table_name = 'audience_reading' AND before IS NULL AND kept IS NULL AND reading.id = row_id`);
  const { rowCount: setBack } = await tx.$client.query(`
    UPDATE audience_reading AS reading SET countries = was.countries, recorded_at = was.recorded_at
    FROM undo_change AS change, jsonb_populate_record(NULL::audience_reading, before) AS was
    WHERE table_name = 'audience_reading' AND before IS NOT NULL AND kept IS NULL AND reading.id = row_id`);
  return { removed: removed ?? 0, setBack: setBack ?? 0 };
}

/** Restores a medium's newest shares where they still come from a reading being undone. */
export async function setAudienceBack(tx: Tx): Promise<void> {
  await tx.$client.query(`
    UPDATE media_metrics AS metrics SET audience_countries = CASE WHEN change.before ->> 'audience_countries' IS NOT NULL THEN
      coalesce((SELECT countries FROM audience_reading AS reading WHERE reading.media_project_id = change.row_id
        ORDER BY read_on DESC, recorded_at DESC, source LIMIT 1), change.before -> 'audience_countries') END
    FROM undo_change AS change
    WHERE change.table_name = 'media_metrics' AND change.kept IS NULL AND metrics.media_project_id = change.row_id
      AND EXISTS (SELECT FROM undo_change AS taken WHERE taken.table_name = 'audience_reading' AND taken.kept IS NULL
        AND taken.media_project_id = change.row_id AND taken.after -> 'countries' = metrics.audience_countries)`);
}
