import type { Queue } from "#platform/jobs/queue.ts";

/** Each night at 04:10 UTC the words that mistyped ones are compared with are brought in line with the listed media. */
export const tidyWordsQueue: Queue = {
  name: "tidy-words",
  cron: "10 4 * * *",
  handle: (database) =>
    database.transaction(async (tx) => {
      await tx.$client.query("SET LOCAL statement_timeout = 0; SELECT tidy_words()");
    }),
};
