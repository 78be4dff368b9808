import { type TidyStep, tidiedAtOnce } from "#platform/growth/tidy.ts";

/** Trends show at most two years of monthly readings. */
const readingMonths = 36;

export const readingTables = ["metric_reading", "audience_reading"] as const;
type ReadingTable = (typeof readingTables)[number];

/** A reading is followed by a later one of the same. */
const isFollowed: Record<ReadingTable, string> = {
  metric_reading: `EXISTS (SELECT FROM metric_reading AS later WHERE later.media_project_id = reading.media_project_id
    AND later.metric = reading.metric AND later.read_on > reading.read_on)`,
  audience_reading: `EXISTS (SELECT FROM audience_reading AS later WHERE later.media_project_id = reading.media_project_id
    AND later.read_on > reading.read_on)`,
};

/**
 * Removes one old day's readings, but for an outlet's last one: it names the source of the shown value. A day of
 * many is taken in several steps.
 */
export function forgetOldReadings(table: ReadingTable): TidyStep {
  const nextDay = `SELECT min(read_on)::text AS day FROM ${table}
    WHERE read_on > $1::date AND read_on < (now() AT TIME ZONE 'UTC')::date - interval '${readingMonths} months'`;
  const forget = `DELETE FROM ${table} WHERE id IN (
    SELECT id FROM ${table} AS reading WHERE read_on = $1::date AND ${isFollowed[table]} LIMIT ${tidiedAtOnce})`;
  return async (tx, position) => {
    const { rows } = await tx.$client.query<{ day: string | null }>(nextDay, [position]);
    const day = rows[0]?.day;
    if (!day) return undefined;
    const { rowCount } = await tx.$client.query(forget, [day]);
    return rowCount === tidiedAtOnce ? position : day;
  };
}
