import { v7 } from "uuid";
import { mediaByDomain } from "#media/imports/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { ImportRow } from "../../rows/row.ts";

export async function openStaging(tx: Tx): Promise<void> {
  // A large catalogue takes longer than a request may.
  await tx.$client.query("SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '32MB'");
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_row (
      line integer NOT NULL, id uuid NOT NULL, domain text NOT NULL, media jsonb NOT NULL,
      format_id uuid NOT NULL, format jsonb
    ) ON COMMIT DROP`);
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_change (
      table_name text NOT NULL, row_id uuid NOT NULL, media_project_id uuid NOT NULL, before jsonb, after jsonb
    ) ON COMMIT DROP`);
}

export async function stageRows(tx: Tx, rows: ImportRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$client.query({
    name: "import-stage-rows",
    text: `INSERT INTO import_row (line, id, domain, media, format_id, format)
           SELECT * FROM unnest($1::integer[], $2::uuid[], $3::text[], $4::jsonb[], $5::uuid[], $6::jsonb[])`,
    values: [
      rows.map(({ line }) => line),
      rows.map(() => v7()),
      rows.map(({ domain }) => domain),
      rows.map(({ media }) => JSON.stringify(media)),
      rows.map(() => v7()),
      rows.map(({ format }) => (format ? JSON.stringify(format) : null)),
    ],
  });
}

/**
 * Gathers one row per domain; `merge` fills the first row's gaps from later ones. Aggregates backwards, since the later
 * of two equal keys stays.
 */
export async function gatherMedia(tx: Tx, merge: boolean): Promise<void> {
  await tx.$client.query("ANALYZE import_row");
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_medium ON COMMIT DROP AS
    WITH merged AS (
      SELECT domain, jsonb_object_agg(field.key, field.value ORDER BY line DESC) AS fields
      FROM import_row JOIN (SELECT domain FROM import_row GROUP BY domain HAVING count(*) > 1) AS repeated USING (domain)
      CROSS JOIN LATERAL jsonb_each(import_row.media) AS field
      WHERE ${merge} GROUP BY domain)
    SELECT DISTINCT ON (domain) line, id, domain, coalesce(merged.fields, import_row.media) AS fields
    FROM import_row LEFT JOIN merged USING (domain) ORDER BY domain, line`);
}

/** Gathers one format per domain and type: the first row's as a whole, since its conditions belong together. */
export async function gatherFormats(tx: Tx, merge: boolean): Promise<void> {
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_offer ON COMMIT DROP AS
    SELECT DISTINCT ON (domain, row.format ->> 'formatType')
      row.line, row.format_id AS id, domain, media.id AS media_id, row.format AS fields
    FROM import_row AS row JOIN import_media AS media USING (domain)
    WHERE row.format IS NOT NULL AND (${merge} OR row.line = media.line)
    ORDER BY domain, row.format ->> 'formatType', row.line`);
}

/**
 * Makes two tables from a file of formats:
 * - `import_format_row`: line, domain, first line of that domain and type, outcome (`unknown` domain, `repeated` or null).
 * - `import_offer`: one row per medium and type.
 */
export async function gatherOffers(tx: Tx, organizationId: string): Promise<void> {
  await tx.$client.query("ANALYZE import_row");
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_format_row (line integer PRIMARY KEY, domain text NOT NULL, media_id uuid, first integer NOT NULL, outcome text)
    ON COMMIT DROP`);
  await tx.$client.query(
    `INSERT INTO import_format_row
     SELECT row.line, row.domain, media.id, min(row.line) OVER same AS first,
       CASE WHEN media.id IS NULL THEN 'unknown' WHEN row.line > min(row.line) OVER same THEN 'repeated' END
     FROM import_row AS row LEFT JOIN (${mediaByDomain}) AS media ON media.domain = row.domain
     WINDOW same AS (PARTITION BY row.domain, row.format ->> 'formatType')`,
    [organizationId],
  );
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_offer ON COMMIT DROP AS
    SELECT row.line, row.format_id AS id, row.domain, staged.media_id, row.format AS fields
    FROM import_row AS row JOIN import_format_row AS staged USING (line) WHERE staged.outcome IS NULL`);
}

/**
 * Refuses an outlet together with an unwritable format. An outlet counts as updated when one of its formats is new or
 * changes.
 */
export async function weighFormats(tx: Tx): Promise<void> {
  await tx.$client.query(`
    UPDATE import_media AS media SET outcome = format.outcome FROM import_format AS format
    WHERE format.domain = media.domain AND media.outcome IN ('created', 'updated', 'unchanged')
      AND format.outcome IN ('several', 'unfitting')`);
  await tx.$client.query(`
    UPDATE import_media AS media SET outcome = 'updated' FROM import_format AS format
    WHERE format.domain = media.domain AND media.outcome = 'unchanged' AND format.outcome IN ('created', 'updated')`);
  await tx.$client.query(`
    UPDATE import_format AS format SET outcome = 'refused' FROM import_media AS media
    WHERE media.domain = format.domain AND media.outcome NOT IN ('created', 'updated', 'unchanged')
      AND format.outcome <> 'unfitting'`);
}
