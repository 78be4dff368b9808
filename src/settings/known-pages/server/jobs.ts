import type { FetchOptions } from "#platform/http/outgoing/guarded-fetch.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { askKnownPages } from "./commands.ts";

/** Each ten minutes, and when they are set: whether one of the known pages answers (R10.3). */
export const askKnownPagesQueue = (options: FetchOptions): Queue => ({
  name: "ask-known-pages",
  cron: "*/10 * * * *",
  handle: (database) => askKnownPages(database, options),
});
