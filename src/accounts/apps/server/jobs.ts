import type { Queue } from "#platform/jobs/queue.ts";
import { removeExpiredRecords } from "./commands.ts";

export const forgetAppRecordsQueue: Queue = {
  name: "forget-app-records",
  cron: "17 * * * *",
  handle: (database) => database.transaction(removeExpiredRecords),
};
