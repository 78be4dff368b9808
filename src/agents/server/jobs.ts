import { forgetAll } from "#platform/growth/forget.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { agentCallDays } from "../agent-call.ts";

const forgetOld = `
  DELETE FROM agent_call WHERE id IN (
    SELECT id FROM agent_call WHERE created_at < now() - make_interval(days => ${agentCallDays})
    ORDER BY created_at LIMIT $1)`;

/** Deletes agents' calls after their days, each night. */
export const forgetAgentCallsQueue: Queue = {
  name: "forget-agent-calls",
  cron: "53 3 * * *",
  handle: (database) =>
    forgetAll(database, async (tx, limit) => (await tx.$client.query(forgetOld, [limit])).rowCount ?? 0),
};
