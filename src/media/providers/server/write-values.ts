import type { Tx } from "#platform/database/database.ts";
import { assignments, namesOf, stagedColumns } from "#platform/database/staging.ts";
import { metricNames } from "../../media.ts";
import type { MetricValues } from "./provider.ts";

const columns = stagedColumns("double precision", metricNames);

const readings = `
  INSERT INTO metric_reading (media_project_id, metric, read_on, source, value)
  SELECT given.id, reading.key, current_date, $2, reading.value::double precision
  FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, values jsonb) CROSS JOIN LATERAL jsonb_each_text(given.values) AS reading
  ORDER BY given.id, reading.key
  ON CONFLICT (media_project_id, metric, read_on, source) DO UPDATE SET value = excluded.value, recorded_at = clock_timestamp()`;

// A reading of this moment is the newest by definition.
const newest = `
  INSERT INTO media_metrics (media_project_id, ${namesOf(columns)})
  SELECT given.id, ${columns.map(({ field }) => `(given.values ->> '${field}')::double precision`).join(", ")}
  FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, values jsonb) ORDER BY given.id
  ON CONFLICT (media_project_id) DO UPDATE SET ${assignments(columns, "excluded", "media_metrics")}`;

/** Stores today's values of several media, for the history and as their newest values (R3.6). */
export async function writeValues(tx: Tx, rows: { id: string; values: MetricValues }[], source: string): Promise<void> {
  const given = JSON.stringify(rows);
  await tx.$client.query({ name: "metric-values-history", text: readings, values: [given, source] });
  await tx.$client.query({ name: "metric-values-newest", text: newest, values: [given] });
}
