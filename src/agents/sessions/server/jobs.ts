import { forgetAll } from "#platform/growth/forget.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { forgetUnused } from "./commands.ts";

/** Deletes sessions without a call for long, each night. */
export const forgetAgentSessionsQueue: Queue = {
  name: "forget-agent-sessions",
  cron: "57 3 * * *",
  handle: (database) => forgetAll(database, forgetUnused),
};
