import type { Tx } from "#platform/database/database.ts";
import { type MetricName, metricNames } from "../../media.ts";
import { misfitOf } from "../anomaly.ts";
import { trendDays } from "../contract.ts";

/** A short transaction, since importers of these outlets wait for it. */
const judgedAtOnce = 200;

const takeUnjudged = `
  DELETE FROM unjudged_medium WHERE media_project_id IN (
    SELECT media_project_id FROM unjudged_medium ORDER BY media_project_id LIMIT ${judgedAtOnce} FOR UPDATE SKIP LOCKED)
  RETURNING media_project_id AS id`;

// As the trends in `queries.ts`, for many outlets. One day alone has nothing to be judged by.
const recentValues = `
  SELECT media.id, metric.metric, recent.values
  FROM unnest($1::uuid[]) AS media (id) CROSS JOIN unnest($2::text[]) AS metric (metric)
  CROSS JOIN LATERAL (
    SELECT array_agg(value ORDER BY read_on) AS values FROM (
      SELECT DISTINCT ON (read_on) read_on, value FROM metric_reading AS reading
      WHERE reading.media_project_id = media.id AND reading.metric = metric.metric
      ORDER BY read_on DESC, recorded_at DESC, source LIMIT $3) AS newest) AS recent
  WHERE cardinality(recent.values) > 1`;

const keepMisfits = `
  INSERT INTO metric_misfit (media_project_id, metric)
  SELECT id, metric FROM json_to_recordset($1) AS found (id uuid, metric text)`;

type RecentValues = { id: string; metric: MetricName; values: number[] };

/**
 * Judges the readings of some outlets that changed (R10.9), and keeps which do not fit. Returns whether more may be
 * left. Several processes share the outlets.
 */
export async function judgeReadings({ $client }: Tx): Promise<boolean> {
  const { rows: taken } = await $client.query<{ id: string }>(takeUnjudged);
  if (taken.length === 0) return false;
  const media = taken.map(({ id }) => id);
  const { rows } = await $client.query<RecentValues>(recentValues, [media, metricNames, trendDays]);
  const misfits = rows.filter(({ metric, values }) => misfitOf(metric, values));
  await $client.query("DELETE FROM metric_misfit WHERE media_project_id = ANY ($1::uuid[])", [media]);
  await $client.query(keepMisfits, [JSON.stringify(misfits.map(({ id, metric }) => ({ id, metric })))]);
  return true;
}
