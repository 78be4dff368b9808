import type { Queue } from "#platform/jobs/queue.ts";
import { forgetUnused } from "./commands.ts";

const forgottenAtOnce = 5_000;

/** Deletes sessions without a call for long, each night. */
export const forgetAgentSessionsQueue: Queue = {
  name: "forget-agent-sessions",
  cron: "57 3 * * *",
  async handle(database) {
    while ((await database.transaction((tx) => forgetUnused(tx, forgottenAtOnce))) === forgottenAtOnce);
  },
};
