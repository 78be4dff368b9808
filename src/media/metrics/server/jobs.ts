import { tidy } from "#platform/growth/tidy.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { forgetOldReadings, readingTables } from "./forget-readings.ts";
import { judgeReadings } from "./judge.ts";

/** Each night. */
export const forgetReadingsQueue: Queue = {
  name: "forget-readings",
  cron: "27 4 * * *",
  async handle(database) {
    for (const table of readingTables) await tidy(database, table, "-infinity", forgetOldReadings(table));
  },
};

/** Each minute. */
export const judgeReadingsQueue: Queue = {
  name: "judge-readings",
  cron: "* * * * *",
  async handle(database) {
    while (await database.transaction(judgeReadings));
  },
};
