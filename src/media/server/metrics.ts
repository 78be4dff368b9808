import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Metrics } from "../contract.ts";
import { metricNames } from "../media.ts";
import { mediaMetrics, metricReading } from "./tables.ts";

/**
 * Records today's metrics from `source`: the newest values for search, and a reading each for the history (R3.6).
 * Omitted metrics stay; null clears the value and keeps its history.
 */
export async function recordMetrics(
  tx: Tx,
  mediaProjectId: string,
  values: Partial<Metrics>,
  source: string,
): Promise<void> {
  const named = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Metrics>;
  if (Object.keys(named).length === 0) return;
  await tx
    .insert(mediaMetrics)
    .values({ mediaProjectId, ...named })
    .onConflictDoUpdate({ target: mediaMetrics.mediaProjectId, set: named });
  const readings = metricNames.flatMap((metric) => {
    const value = named[metric];
    return typeof value === "number"
      ? [{ mediaProjectId, metric, value, source, readOn: sql`current_date` as unknown as string }]
      : [];
  });
  if (readings.length === 0) return;
  await tx
    .insert(metricReading)
    .values(readings)
    .onConflictDoUpdate({
      target: [metricReading.mediaProjectId, metricReading.metric, metricReading.readOn, metricReading.source],
      set: { value: sql`excluded.value`, recordedAt: sql`clock_timestamp()` },
    });
}

/** A domain's metrics and readers are no other's: services read an outlet anew that moves (R10.9). */
export async function forgetMetrics(tx: Tx, mediaProjectId: string): Promise<void> {
  await tx.$client.query({
    name: "media-forget-metrics",
    text: `WITH readings AS (DELETE FROM metric_reading WHERE media_project_id = $1),
             readers AS (DELETE FROM audience_reading WHERE media_project_id = $1),
             misfits AS (DELETE FROM metric_misfit WHERE media_project_id = $1),
             looks AS (DELETE FROM metric_provider_look WHERE media_project_id = $1)
           DELETE FROM media_metrics WHERE media_project_id = $1`,
    values: [mediaProjectId],
  });
}
