import type { Database } from "#platform/database/database.ts";

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

const note = `
  INSERT INTO agent_call (id, user_id, token_id, token_name, app, tool, object, cents, outcome)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (id) DO UPDATE SET object = excluded.object, cents = excluded.cents, outcome = excluded.outcome`;

/** Writes a call into the trail; once more with its outcome, when it changed something. */
export async function noteAgentCall({ pool }: Pick<Database, "pool">, call: NotedCall): Promise<void> {
  const { id, userId, tokenId, tokenName, app, tool, object, cents, outcome } = call;
  const values = [id, userId, tokenId, tokenName, app, tool, object, cents, outcome];
  await pool.query({ name: "agent-call-note", text: note, values });
}
