import type { Asking } from "#platform/database/database.ts";

const ended = `
  SELECT asked.session_id AS id FROM unnest($1::uuid[], $2::uuid[]) AS asked (session_id, user_id)
  LEFT JOIN sessions ON sessions.id = asked.session_id AND sessions.user_id = asked.user_id
  LEFT JOIN users ON users.id = asked.user_id
  LEFT JOIN client_user ON client_user.id = asked.user_id
  WHERE client_user.suspended_reason IS NOT NULL OR (sessions.id IS NULL AND NOT $3) OR users.banned_until > now()`;

/**
 * Filters ended sessions, like `loadActor` but many at once. Sessions kept by another service (`elsewhere`) end here only by
 * a suspension.
 */
export async function endedSessions(
  { $client }: Asking,
  sessions: { sessionId: string; userId: string }[],
  elsewhere: boolean,
): Promise<string[]> {
  const values = [sessions.map(({ sessionId }) => sessionId), sessions.map(({ userId }) => userId), elsewhere];
  const { rows } = await $client.query<{ id: string }>({ name: "sessions-ended", text: ended, values });
  return rows.map(({ id }) => id);
}
