import type { Database } from "#platform/database/database.ts";
import { sessionDays } from "../session.ts";

/** A client's session, as each of its calls finds it. */
export type AgentSession = { id: string; revision: string; app: string };

type FoundSession = AgentSession & { isUsedNow: boolean };

const session = `
  SELECT id, revision, app, used_at > now() - interval '1 hour' AS "isUsedNow" FROM agent_session
  WHERE id = $1 AND grant_id = $2 AND used_at > now() - make_interval(days => ${sessionDays})`;

/** Undefined for one that ended, and for another grant's. */
export async function findAgentSession(
  { pool }: Database,
  { id, grantId }: { id: string; grantId: string },
): Promise<FoundSession | undefined> {
  const values = [id, grantId];
  return (await pool.query<FoundSession>({ name: "agent-session", text: session, values })).rows[0];
}

/** Which of the questions were answered, or ended with their session, while no notice was heard. */
export async function findOver({ pool }: Database, ids: string[]): Promise<string[]> {
  const text = `
    SELECT asked.id FROM unnest($1::uuid[]) AS asked (id) LEFT JOIN agent_question AS question USING (id)
    WHERE question.id IS NULL OR question.answer IS NOT NULL`;
  const { rows } = await pool.query<{ id: string }>({ name: "agent-questions-over", text, values: [ids] });
  return rows.map(({ id }) => id);
}
