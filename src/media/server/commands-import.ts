import type { Tx } from "#platform/database/database.ts";
import {
  assignments,
  differs,
  fieldsOf,
  namesOf,
  newValues,
  recordOf,
  stagedColumns,
} from "#platform/database/staging.ts";
import { type MediaStatus, metricNames } from "../media.ts";
import { mediaImport } from "./tables.ts";

/**
 * Media by the thousand, set by set. They are read from the transaction's temporary table `import_medium` (line, id,
 * domain, fields jsonb: what is known of a medium under the names of the contract), one row a domain.
 */

const mediaColumns = [
  ...stagedColumns("text", ["name", "url", "mediaType"]),
  ...stagedColumns("text[]", ["languages", "countries", "topics"], "'{}'"),
  ...stagedColumns("text", ["description", "editorialPolicy"], "''"),
];
const metricColumns = [
  ...stagedColumns("double precision", metricNames),
  ...stagedColumns("text[]", ["leadingCountriesIds"]),
];
const columns = [...mediaColumns, ...metricColumns];

/**
 * Makes `import_media` of `import_medium`: typed columns, the medium's id where its domain is known, and the outcome:
 * created, updated, unchanged, or why not (`taken` by another organization, `known` where none may be known).
 */
export async function planMedia(tx: Tx, organizationId: string, refuseKnown: boolean): Promise<void> {
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_media ON COMMIT DROP AS
    SELECT staged.line, staged.id, staged.domain, 'created'::text AS outcome, ${fieldsOf(columns, "fields")}
    FROM import_medium AS staged, jsonb_to_record(staged.fields) AS fields(${recordOf(columns)})`);
  await tx.$client.query("ALTER TABLE import_media ADD PRIMARY KEY (domain)");
  await tx.$client.query("ANALYZE import_media");
  await tx.$client.query(
    `UPDATE import_media AS staged SET id = media.id, outcome =
       CASE WHEN media.organization_id <> $1 THEN 'taken' WHEN $2 THEN 'known'
            WHEN ${differs(mediaColumns, "staged", "media")} OR ${differs(metricColumns, "staged", "metrics")} THEN 'updated'
            ELSE 'unchanged' END
     FROM media_project AS media LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id
     WHERE media.domain = staged.domain`,
    [organizationId, refuseKnown],
  );
}

/**
 * Writes what `import_media` calls created or updated. Readings are noted before the newest values are replaced: only
 * what differs from those is a reading. Answers how many domains somebody else took since the plan; unless it is none,
 * the transaction must not be kept.
 */
export async function writeMedia(tx: Tx, organizationId: string, status: MediaStatus): Promise<number> {
  const { rows: lost } = await tx.$client.query<{ id: string }>(
    `WITH written AS (INSERT INTO media_project (id, organization_id, domain, status, ${namesOf(mediaColumns)})
     SELECT id, $1, domain, $2, ${newValues(mediaColumns, "staged")} FROM import_media AS staged WHERE outcome = 'created'
     ORDER BY line ON CONFLICT (domain) DO NOTHING RETURNING id)
     SELECT id FROM import_media WHERE outcome = 'created' AND id NOT IN (SELECT id FROM written)`,
    [organizationId, status],
  );
  if (lost.length > 0) return lost.length;
  await tx.$client.query(
    `UPDATE media_project AS media SET ${assignments(mediaColumns, "staged", "media")}, updated_at = now()
     FROM import_media AS staged
     WHERE staged.outcome = 'updated' AND media.id = staged.id AND media.organization_id = $1
       AND ${differs(mediaColumns, "staged", "media")}`,
    [organizationId],
  );
  await writeReadings(tx);
  await tx.$client.query(`
    INSERT INTO media_metrics (media_project_id, ${namesOf(metricColumns)})
    SELECT id, ${namesOf(metricColumns)} FROM import_media
    WHERE outcome IN ('created', 'updated') AND num_nonnulls(${namesOf(metricColumns)}) > 0
    ON CONFLICT (media_project_id) DO UPDATE SET ${assignments(metricColumns, "excluded", "media_metrics")}
    WHERE ${differs(metricColumns, "excluded", "media_metrics")}`);
  return 0;
}

async function writeReadings(tx: Tx): Promise<void> {
  const values = (table: string) => metricNames.map((name) => `('${name}', ${table}.${columnOf(name)})`).join(", ");
  await tx.$client.query(`
    INSERT INTO metric_reading (media_project_id, metric, read_on, source, value)
    SELECT staged.id, reading.metric, current_date, 'import', reading.value
    FROM import_media AS staged
    CROSS JOIN LATERAL (VALUES ${values("staged")}) AS reading(metric, value)
    LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = staged.id
    LEFT JOIN LATERAL (VALUES ${values("metrics")}) AS newest(metric, value) ON newest.metric = reading.metric
    WHERE staged.outcome IN ('created', 'updated') AND reading.value IS NOT NULL AND reading.value IS DISTINCT FROM newest.value
    ON CONFLICT (media_project_id, metric, read_on, source) DO UPDATE SET value = excluded.value, recorded_at = clock_timestamp()`);
}

const columnOf = (name: string): string => metricColumns.find(({ field }) => field === name)?.column ?? name;

type Counts = Omit<typeof mediaImport.$inferInsert, "id" | "organizationId" | "fileName">;

/** Keeps the run itself. */
export async function recordImport(tx: Tx, organizationId: string, fileName: string, counts: Counts): Promise<void> {
  await tx.insert(mediaImport).values({ organizationId, fileName, ...counts });
}
