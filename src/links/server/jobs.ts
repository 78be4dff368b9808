import type { Tx } from "#platform/database/database.ts";
import { forgetAll } from "#platform/growth/forget.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { visitsKeptDays } from "../tracked-link.ts";

/** Forgets the visitors of past days, and adds old visits to their link's number (R2.13). */
export const forgetVisitsQueue: Queue = {
  name: "forget-visits",
  cron: "7 0 * * *",
  async handle(database) {
    await database.transaction((tx) =>
      tx.$client.query("DELETE FROM tracked_link_salt WHERE day < (now() AT TIME ZONE 'UTC')::date"),
    );
    await forgetAll(database, sumOldVisits);
  },
};

const sumOld = `
  WITH old AS (
    DELETE FROM tracked_link_visit WHERE (link_id, day, visitor) IN (
      SELECT link_id, day, visitor FROM tracked_link_visit
      WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int ORDER BY day LIMIT $2)
    RETURNING link_id),
  summed AS (SELECT link_id, count(*) AS visits FROM old GROUP BY link_id),
  added AS (UPDATE tracked_link SET past_visits = past_visits + visits FROM summed WHERE id = link_id)
  SELECT count(*)::int AS gone FROM old`;

async function sumOldVisits(tx: Tx, limit: number): Promise<number> {
  const { rows } = await tx.$client.query<{ gone: number }>(sumOld, [visitsKeptDays, limit]);
  return rows[0]?.gone ?? 0;
}
