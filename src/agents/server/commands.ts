import type { QueryConfig } from "pg";

/** The pool, or the connection of a transaction. */
type CallWriter = { query: (statement: QueryConfig) => Promise<unknown> };

export type NotedCall = {
  id: string;
  userId: string;
  tokenId: string;
  tokenName: string;
  app: string;
  tool: string;
  object: string | null;
  cents: number | null;
  outcome: string;
};

const columns = "id, user_id, token_id, token_name, app, tool, object, cents, outcome";

const noteChange = `
  INSERT INTO agent_call (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (id) DO UPDATE SET object = excluded.object, cents = excluded.cents, outcome = excluded.outcome`;

const noteShared = `
  WITH begun AS (DELETE FROM agent_call WHERE id = $1)
  INSERT INTO agent_call (${columns}, hour) VALUES (new_id(), $2, $3, $4, $5, $6, $7, $8, $9, date_trunc('hour', now()))
  ON CONFLICT (token_id, hour, tool, object, outcome, app) WHERE hour IS NOT NULL
  DO UPDATE SET calls = agent_call.calls + 1, last_call_at = now()`;

/**
 * Writes a call into the trail (decision 0198); one that changes something once more, with its outcome. A shared row
 * stands for all equal calls of an hour.
 */
export async function noteAgentCall({ pool }: { pool: CallWriter }, call: NotedCall, isShared: boolean): Promise<void> {
  const { id, userId, tokenId, tokenName, app, tool, object, cents, outcome } = call;
  const values = [id, userId, tokenId, tokenName, app, tool, object ?? "", cents, outcome];
  await pool.query(
    isShared
      ? { name: "agent-call-note-shared", text: noteShared, values }
      : { name: "agent-call-note-change", text: noteChange, values },
  );
}
