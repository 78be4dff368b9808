import { forgetAll } from "../growth/forget.ts";
import type { Queue } from "../jobs/queue.ts";
import { keptDays } from "./idempotency.ts";

const forgetOld = `
  DELETE FROM idempotency_key WHERE (user_id, key) IN (
    SELECT user_id, key FROM idempotency_key WHERE created_at < now() - make_interval(days => $1)
    ORDER BY created_at LIMIT $2)`;

export const forgetAnswersQueue: Queue = {
  name: "forget-answers",
  cron: "37 3 * * *",
  handle: (database) =>
    forgetAll(database, async (tx, limit) => (await tx.$client.query(forgetOld, [keptDays, limit])).rowCount ?? 0),
};
