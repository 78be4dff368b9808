import type { Queue } from "../jobs/queue.ts";
import { keptDays } from "./idempotency.ts";

export const forgetAnswersQueue: Queue = {
  name: "forget-answers",
  cron: "37 3 * * *",
  handle: (database) =>
    database.transaction(async (tx) => {
      await tx.$client.query("DELETE FROM idempotency_key WHERE created_at < now() - make_interval(days => $1)", [
        keptDays,
      ]);
    }),
};
