import type { Queue } from "#platform/jobs/queue.ts";

/** Updates the words for mistyped searches from the listed media, each night at 04:10 UTC. */
export const tidyWordsQueue: Queue = {
  name: "tidy-words",
  cron: "10 4 * * *",
  handle: (database) =>
    database.transaction(async (tx) => {
      await tx.$client.query("SET LOCAL statement_timeout = 0; SELECT tidy_words()");
    }),
};
