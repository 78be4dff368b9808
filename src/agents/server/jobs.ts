import type { Queue } from "#platform/jobs/queue.ts";
import { agentCallDays } from "../agent-call.ts";

const forgottenAtOnce = 5_000;

const forgetOld = `
  DELETE FROM agent_call WHERE id IN (
    SELECT id FROM agent_call WHERE created_at < now() - make_interval(days => ${agentCallDays})
    ORDER BY created_at LIMIT ${forgottenAtOnce})`;

/** Deletes agents' calls after their days, each night. */
export const forgetAgentCallsQueue: Queue = {
  name: "forget-agent-calls",
  cron: "53 3 * * *",
  async handle(database) {
    let gone = forgottenAtOnce;
    while (gone === forgottenAtOnce)
      gone = await database.transaction(async (tx) => (await tx.$client.query(forgetOld)).rowCount ?? 0);
  },
};
