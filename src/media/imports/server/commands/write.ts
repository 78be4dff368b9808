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
import { holdSettings } from "#settings/server/queries.ts";
import { entryOf } from "../../../entry/entry.ts";
import { type MediaStatus, metricNames } from "../../../media.ts";
import { mediaMoveTowards } from "../../../moves.ts";
import { moveMedia } from "../../../server/move.ts";
import { writeImportedAudience } from "./audience.ts";
import { noteAfter, noteBefore } from "./changes.ts";

/**
 * Writes outlets in sets of thousands. Reads the transaction's temporary table `import_medium` (line, id, domain,
 * fields jsonb under the contract's names), one row a domain.
 */

const mediaColumns = [
  ...stagedColumns("text", ["name", "url", "mediaType"]),
  ...stagedColumns("text[]", ["languages", "countries", "topics"], "'{}'"),
  ...stagedColumns("text", ["description", "editorialPolicy"], "''"),
];
const metricColumns = [
  ...stagedColumns("double precision", metricNames),
  ...stagedColumns("text[]", ["leadingCountriesIds"]),
  ...stagedColumns("jsonb", ["audienceCountries"]),
];
const columns = [...mediaColumns, ...metricColumns];

export const importedMediaColumns = mediaColumns;
export const importedMetricColumns = stagedColumns("double precision", metricNames);

/** Locks the organization's media named in `import_medium`, so that their plan still holds when written. */
export async function lockKnownMedia(tx: Tx, organizationId: string): Promise<void> {
  await tx.$client.query(
    `SELECT FROM media_project WHERE organization_id = $1 AND domain IN (SELECT domain FROM import_medium)
     ORDER BY id FOR UPDATE`,
    [organizationId],
  );
}

/**
 * Makes `import_media` from `import_medium`, with typed columns and the ids of known media. Outcomes: created, updated,
 * unchanged, `taken` by another organization, or `known` where new ones are required.
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
     WHERE media.domain = staged.domain AND (media.organization_id = $1 OR media.holds_domain AND NOT EXISTS (
       SELECT FROM media_project AS own WHERE own.organization_id = $1 AND own.domain = staged.domain))`,
    [organizationId, refuseKnown],
  );
}

/** Applies to new outlets. `source` measured their metrics; `vouched` by an operator. */
type NewMedia = { organizationId: string; status: MediaStatus; source: string; vouched: boolean };

/**
 * Writes the created and updated outlets of `import_media`, and notes them in `import_change`. Readings come first,
 * since only a difference from the newest values makes one. Returns the number of domains taken since the plan: unless
 * zero, roll the transaction back.
 */
export async function writeMedia(tx: Tx, { organizationId, status, source, vouched }: NewMedia): Promise<number> {
  await tx.$client.query(noteBefore("media_project", writtenMedia));
  const { rows: lost } = await tx.$client.query<{ id: string }>(
    `WITH written AS (INSERT INTO media_project (id, organization_id, domain, status, vouched, ${namesOf(mediaColumns)})
     SELECT id, $1, domain, $2, $3, ${newValues(mediaColumns, "staged")} FROM import_media AS staged WHERE outcome = 'created'
     ORDER BY line ON CONFLICT (domain) WHERE holds_domain DO NOTHING RETURNING id)
     SELECT id FROM import_media WHERE outcome = 'created' AND id NOT IN (SELECT id FROM written)`,
    [organizationId, status, vouched],
  );
  if (lost.length > 0) return lost.length;
  await tx.$client.query(
    `UPDATE media_project AS media SET ${assignments(mediaColumns, "staged", "media")}, updated_at = now()
     FROM import_media AS staged
     WHERE staged.outcome = 'updated' AND media.id = staged.id AND media.organization_id = $1
       AND ${differs(mediaColumns, "staged", "media")}`,
    [organizationId],
  );
  await writeReadings(tx, source);
  await writeImportedAudience(tx, source);
  await tx.$client.query(noteBefore("media_metrics", writtenMetrics, "media_project_id"));
  await tx.$client.query(`
    INSERT INTO media_metrics (media_project_id, ${namesOf(metricColumns)})
    SELECT id, ${namesOf(metricColumns)} FROM import_media WHERE ${hasMetrics}
    ON CONFLICT (media_project_id) DO UPDATE SET ${assignments(metricColumns, "excluded", "media_metrics")}
    WHERE ${differs(metricColumns, "excluded", "media_metrics")}`);
  return 0;
}

/** Sends the new outlets to the market, as far as proof (R3.5) and review (R1.10) let them. */
export async function offerMedia(tx: Tx, actorId: string | null): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>("SELECT id FROM import_media WHERE outcome = 'created'");
  const entry = entryOf(newClaim, await holdSettings(tx));
  const move = mediaMoveTowards("listed", "draft", entry);
  if (!move) return;
  await moveMedia(
    tx,
    rows.map(({ id }) => id),
    { move, party: "publisher", actorId },
  );
}

/** An imported outlet holds its domain, or is refused. */
const newClaim = { verification: "unverified", holdsDomain: true, vouched: false, reviewedAt: null } as const;

export async function noteWrittenMedia(tx: Tx): Promise<void> {
  await tx.$client.query(noteAfter("media_project"));
  await tx.$client.query(noteAfter("media_metrics", "media_project_id"));
  await tx.$client.query(noteAfter("metric_reading"));
  await tx.$client.query(noteAfter("audience_reading"));
}

const writtenMedia = "SELECT id, id FROM import_media WHERE outcome IN ('created', 'updated')";
const hasMetrics = `outcome IN ('created', 'updated') AND num_nonnulls(${namesOf(metricColumns)}) > 0`;
const writtenMetrics = `SELECT id, id FROM import_media WHERE ${hasMetrics}`;

async function writeReadings(tx: Tx, source: string): Promise<void> {
  const values = (table: string) => metricNames.map((name) => `('${name}', ${table}.${columnOf(name)})`).join(", ");
  await tx.$client.query(
    "CREATE TEMPORARY TABLE import_media_reading (id uuid, media_id uuid, metric text, value double precision) ON COMMIT DROP",
  );
  await tx.$client.query(
    `INSERT INTO import_media_reading
    SELECT coalesce(known.id, new_id()), staged.id, reading.metric, reading.value
    FROM import_media AS staged
    CROSS JOIN LATERAL (VALUES ${values("staged")}) AS reading(metric, value)
    LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = staged.id
    LEFT JOIN LATERAL (VALUES ${values("metrics")}) AS newest(metric, value) ON newest.metric = reading.metric
    LEFT JOIN metric_reading AS known ON known.media_project_id = staged.id AND known.metric = reading.metric
      AND known.read_on = current_date AND known.source = $1
    WHERE staged.outcome IN ('created', 'updated') AND reading.value IS NOT NULL AND reading.value IS DISTINCT FROM newest.value`,
    [source],
  );
  await tx.$client.query(noteBefore("metric_reading", "SELECT id, media_id FROM import_media_reading"));
  await tx.$client.query(
    `INSERT INTO metric_reading (id, media_project_id, metric, read_on, source, value)
     SELECT id, media_id, metric, current_date, $1, value FROM import_media_reading
     ON CONFLICT (media_project_id, metric, read_on, source) DO UPDATE SET value = excluded.value, recorded_at = clock_timestamp()`,
    [source],
  );
}

const columnOf = (name: string): string => metricColumns.find(({ field }) => field === name)?.column ?? name;
