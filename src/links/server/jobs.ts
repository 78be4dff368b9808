import type { Queue } from "#platform/jobs/queue.ts";
import { visitsKeptDays } from "../tracked-link.ts";

/** Forgets the visitors of past days, and adds old visits to their link's number (R2.13). */
export const forgetVisitsQueue: Queue = {
  name: "forget-visits",
  cron: "7 0 * * *",
  handle: async (database) =>
    database.transaction(async (tx) => {
      await tx.$client.query("DELETE FROM tracked_link_salt WHERE day < (now() AT TIME ZONE 'UTC')::date");
      await tx.$client.query(
        `WITH old AS (DELETE FROM tracked_link_visit WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int RETURNING link_id),
              summed AS (SELECT link_id, count(*) AS visits FROM old GROUP BY link_id)
         UPDATE tracked_link SET past_visits = past_visits + visits FROM summed WHERE id = link_id`,
        [visitsKeptDays],
      );
    }),
};
