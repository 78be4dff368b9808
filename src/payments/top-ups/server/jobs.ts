import type { Queue } from "#platform/jobs/queue.ts";
import { endTopUp } from "./handlers.ts";
import { findUnpaid } from "./queries.ts";

/** Every hour top-ups end that nobody paid in time; what arrives for them later stands on the operator's books page. */
export const expireTopUpsQueue: Queue = {
  name: "expire-top-ups",
  cron: "20 * * * *",
  async handle(database) {
    for (const id of await findUnpaid(database.reader)) await database.transaction((tx) => endTopUp(tx, id, "expire"));
  },
};
