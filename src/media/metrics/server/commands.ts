import type { Tx } from "#platform/database/database.ts";
import { assignments, namesOf, stagedColumns } from "#platform/database/staging.ts";
import { planAudience, writeAudience } from "../../imports/server/commands/audience.ts";
import { noteBefore } from "../../imports/server/commands/changes.ts";
import { metricNames } from "../../media.ts";

/**
 * Imports readings in sets of thousands from the transaction's temporary table `import_row`. Its `media` jsonb holds
 * `readOn` and that day's metrics and readers by country.
 */

const metricColumns = stagedColumns("double precision", metricNames);

type PlannedReadings = {
  organizationId: string | null;
  exceptOrganizations?: readonly string[] | undefined;
  source: string;
};

/**
 * Makes two tables from `import_row`:
 * - `import_metric_row`: one per line, with `first` line of its domain and day. Outcomes: created, updated, unchanged,
 *   `unknown` domain, outlet of an `own` organization, `repeated`.
 * - `import_reading`: one per metric. Medium, metric, day and source identify a reading.
 */
export async function planReadings(
  tx: Tx,
  { organizationId, exceptOrganizations = [], source }: PlannedReadings,
): Promise<void> {
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_metric_row (
      line integer PRIMARY KEY, domain text NOT NULL, media_id uuid, first integer NOT NULL, outcome text NOT NULL
    ) ON COMMIT DROP;
    CREATE TEMPORARY TABLE import_reading (
      line integer NOT NULL, id uuid NOT NULL, media_id uuid NOT NULL, metric text NOT NULL, read_on date NOT NULL,
      value double precision NOT NULL, outcome text NOT NULL
    ) ON COMMIT DROP;
    ANALYZE import_row`);
  await tx.$client.query(
    `INSERT INTO import_metric_row
     SELECT line, domain, media_id, first,
       CASE WHEN media_id IS NULL THEN 'unknown' WHEN organization_id = ANY ($1::uuid[]) THEN 'own' WHEN line > first THEN 'repeated' ELSE 'unchanged' END
     FROM (SELECT line, import_row.domain, media.id AS media_id, media.organization_id, min(line) OVER (PARTITION BY import_row.domain, import_row.media ->> 'readOn') AS first
           FROM import_row LEFT JOIN media_project AS media
             ON media.domain = import_row.domain AND ${organizationId ? "media.organization_id = $2" : "media.holds_domain"}) AS staged`,
    organizationId ? [exceptOrganizations, organizationId] : [exceptOrganizations],
  );
  await tx.$client.query(
    `INSERT INTO import_reading
     SELECT staged.line, coalesce(known.id, new_id()), staged.media_id, field.key, (row.media ->> 'readOn')::date, field.value::double precision,
       CASE WHEN known.value IS NULL THEN 'created' WHEN known.value <> field.value::double precision THEN 'updated' ELSE 'unchanged' END
     FROM import_metric_row AS staged JOIN import_row AS row USING (line)
     CROSS JOIN LATERAL jsonb_each_text(row.media - 'readOn' - 'audienceCountries') AS field
     LEFT JOIN metric_reading AS known ON known.media_project_id = staged.media_id AND known.metric = field.key
       AND known.read_on = (row.media ->> 'readOn')::date AND known.source = $1
     WHERE staged.outcome = 'unchanged'`,
    [source],
  );
  await planAudience(tx, source);
  await tx.$client.query(`
    UPDATE import_metric_row AS staged SET outcome = changed.outcome
    FROM (SELECT line, max(outcome) AS outcome
          FROM (SELECT line, outcome FROM import_reading UNION ALL SELECT line, outcome FROM import_audience) AS read
          WHERE outcome <> 'unchanged' GROUP BY line) AS changed
    WHERE changed.line = staged.line`);
}

/**
 * Writes the created and updated readings, and the newest values that follow from them. `import_change` notes each row
 * before and after.
 */
export async function writeReadings(tx: Tx, source: string): Promise<void> {
  await tx.$client.query("ANALYZE import_reading");
  await tx.$client.query(noteBefore("metric_reading", writtenReadings));
  await tx.$client.query(noteBefore("media_metrics", readMedia, "media_project_id"));
  await tx.$client.query(
    `INSERT INTO metric_reading (id, media_project_id, metric, read_on, source, value)
     SELECT id, media_id, metric, read_on, $1, value FROM import_reading WHERE outcome <> 'unchanged'
     ORDER BY media_id, metric, read_on
     ON CONFLICT (media_project_id, metric, read_on, source) DO UPDATE SET value = excluded.value, recorded_at = clock_timestamp()`,
    [source],
  );
  const pivoted = metricColumns.map(
    ({ field, column }) => `max(value) FILTER (WHERE metric = '${field}') AS ${column}`,
  );
  await tx.$client.query(
    `INSERT INTO media_metrics (media_project_id, ${namesOf(metricColumns)})
     SELECT media_id, ${pivoted.join(", ")}
     FROM (SELECT DISTINCT media_id, metric FROM import_reading WHERE outcome <> 'unchanged') AS touched
     CROSS JOIN LATERAL (
       SELECT read_on, source, value FROM metric_reading AS reading
       WHERE reading.media_project_id = touched.media_id AND reading.metric = touched.metric
       ORDER BY read_on DESC, recorded_at DESC, source LIMIT 1) AS newest
     WHERE newest.source = $1 AND EXISTS (
       SELECT FROM import_reading AS imported WHERE imported.media_id = touched.media_id AND imported.metric = touched.metric
         AND imported.read_on = newest.read_on AND imported.outcome <> 'unchanged')
     GROUP BY media_id ORDER BY media_id
     ON CONFLICT (media_project_id) DO UPDATE SET ${assignments(metricColumns, "excluded", "media_metrics")}`,
    [source],
  );
  await writeAudience(tx, source);
}

const writtenReadings = "SELECT id, media_id FROM import_reading WHERE outcome <> 'unchanged'";
const readMedia = `
  SELECT media_id, media_id FROM (SELECT media_id, outcome FROM import_reading UNION SELECT media_id, outcome FROM import_audience) AS read
  WHERE outcome <> 'unchanged' GROUP BY media_id`;
