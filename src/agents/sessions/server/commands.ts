import type { Database, Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { answerSeconds, type PersonsAnswer, questionsOfSession, sessionDays, sessionsOfGrant } from "../session.ts";

/** Notices name a question that need not be waited for any more. */
export const questionChannel = "byline_questions";

type NewSession = { id: string; grantId: string; revision: string; app: string };

const endFormer = `
  DELETE FROM agent_session WHERE id IN (
    SELECT id FROM agent_session WHERE grant_id = $1 ORDER BY used_at DESC, created_at DESC OFFSET ${sessionsOfGrant - 1})`;
const begin = "INSERT INTO agent_session (id, grant_id, revision, app) VALUES ($1, $2, $3, $4)";

/** Begins a session, and ends the grant's oldest one where it has too many. */
export async function beginAgentSession(tx: Tx, { id, grantId, revision, app }: NewSession): Promise<void> {
  await takeTurn(tx, `sessions of ${grantId}`);
  await tx.$client.query({ name: "agent-sessions-former", text: endFormer, values: [grantId] });
  await tx.$client.query({ name: "agent-session-begin", text: begin, values: [id, grantId, revision, app] });
}

export const noteSessionUse = (id: string) => ({
  name: "agent-session-used",
  text: "UPDATE agent_session SET used_at = now() WHERE id = $1",
  values: [id],
});

/** Ends a session; a call that waits in it hears so. */
export async function endAgentSession(tx: Tx, id: string): Promise<void> {
  const text = `SELECT pg_notify('${questionChannel}', question.id::text) FROM agent_question AS question WHERE session_id = $1`;
  await tx.$client.query({ name: "agent-session-questions", text, values: [id] });
  await tx.$client.query({ name: "agent-session-end", text: "DELETE FROM agent_session WHERE id = $1", values: [id] });
}

/** Deletes at most `limit` sessions without a call for long. Returns how many. */
export async function forgetUnused(tx: Tx, limit: number): Promise<number> {
  const text = `
    DELETE FROM agent_session WHERE id IN (
      SELECT id FROM agent_session WHERE used_at < now() - make_interval(days => ${sessionDays}) LIMIT $1)`;
  return (await tx.$client.query(text, [limit])).rowCount ?? 0;
}

export type NewQuestion = { id: string; sessionId: string; callKey: string; tool: string; cents: number };

const ask = `
  INSERT INTO agent_question (id, session_id, call_key, tool, cents, ends_at)
  SELECT $1, $2, $3, $4, $5, now() + make_interval(secs => ${answerSeconds})
  WHERE (SELECT count(*) FROM agent_question WHERE session_id = $2) < ${questionsOfSession}`;

/** False where too many of the session wait already. A killed process left the ended ones. */
export async function askQuestion(tx: Tx, { id, sessionId, callKey, tool, cents }: NewQuestion): Promise<boolean> {
  await takeTurn(tx, `questions of ${sessionId}`);
  const left = "DELETE FROM agent_question WHERE session_id = $1 AND ends_at <= now()";
  await tx.$client.query({ name: "agent-questions-left", text: left, values: [sessionId] });
  const values = [id, sessionId, callKey, tool, cents];
  const { rowCount } = await tx.$client.query({ name: "agent-question-ask", text: ask, values });
  return rowCount === 1;
}

/** SQL: a statement that ends a question tells the process that waits for it. */
const telling = (update: string) =>
  `WITH ended AS (${update} RETURNING id) SELECT pg_notify('${questionChannel}', id::text) FROM ended`;

const answerOnce = telling(
  "UPDATE agent_question SET answer = $3 WHERE id = $2 AND session_id = $1 AND answer IS NULL AND ends_at > now()",
);
const giveUp = telling(
  "UPDATE agent_question SET answer = 'declined' WHERE session_id = $1 AND call_key = $2 AND answer IS NULL",
);

type Answering = { sessionId: string; questionId: string; answer: PersonsAnswer };

/** Takes the first answer in time. False for any other one. */
export async function answerQuestion(
  { pool }: Database,
  { sessionId, questionId, answer }: Answering,
): Promise<boolean> {
  const values = [sessionId, questionId, answer];
  return (await pool.query({ name: "agent-question-answer", text: answerOnce, values })).rowCount === 1;
}

/** Ends the wait of a call that its client gave up. */
export async function giveQuestionUp({ pool }: Database, sessionId: string, callKey: string): Promise<void> {
  await pool.query({ name: "agent-question-give-up", text: giveUp, values: [sessionId, callKey] });
}

const end = "DELETE FROM agent_question WHERE id = $1 RETURNING answer";

/** Ends the wait for an answer, and returns the one that came. A later one finds no question. */
export async function endQuestion({ pool }: Database, id: string): Promise<PersonsAnswer | undefined> {
  const { rows } = await pool.query<{ answer: PersonsAnswer | null }>({
    name: "agent-question-end",
    text: end,
    values: [id],
  });
  return rows[0]?.answer ?? undefined;
}
