import type { FetchOptions } from "#platform/http/outgoing/guarded-fetch.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { askKnownPages } from "./commands.ts";

/** Every ten minutes, and after a change of the known pages (R10.3). */
export const askKnownPagesQueue = (options: FetchOptions): Queue => ({
  name: "ask-known-pages",
  cron: "*/10 * * * *",
  handle: (database) => askKnownPages(database, options),
});
