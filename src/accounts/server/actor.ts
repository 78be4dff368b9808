import type { Actor, Membership } from "#platform/contract/actor.ts";
import type { Asking } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";

/** What the verified access token says; the auth service or a GoTrue server made it. */
export type TokenClaims = { userId: string; email: string; sessionId: string; assurance: "aal1" | "aal2" };

// One row, whether the person has a record yet or not; three index probes.
const readActor = {
  name: "actor",
  text: `SELECT me.id IS NOT NULL AS known, coalesce(me.operator, false) AS operator,
                EXISTS (SELECT FROM auth.sessions WHERE id = $2 AND user_id = $1) AS "signedIn",
                coalesce(json_agg(json_build_object('organizationId', member.organization_id, 'role', member.role))
                         FILTER (WHERE member.user_id IS NOT NULL), '[]') AS memberships
         FROM (SELECT $1::uuid AS id) AS token
         LEFT JOIN client_user AS me ON me.id = token.id
         LEFT JOIN organization_member AS member ON member.user_id = me.id
         GROUP BY me.id`,
};

type ActorRow = { known: boolean; operator: boolean; signedIn: boolean; memberships: Membership[] };

/**
 * Who acts: the token's user with the roles as they are now, in one indexed query. A user seen for the first time gets a
 * record of the product here. Throws 401 when the session was signed out: a genuine token outlives it by up to an hour.
 */
export async function loadActor(reader: Asking, { userId, email, sessionId, assurance }: TokenClaims): Promise<Actor> {
  const { rows } = await reader.$client.query<ActorRow>({ ...readActor, values: [userId, sessionId] });
  const [row] = rows;
  if (!row?.signedIn) throw sessionOver();
  if (!row.known) await reader.$client.query(firstSight, [userId, email]);
  return { userId, email, sessionId, assurance, operator: row.operator, memberships: row.memberships };
}

const firstSight = "INSERT INTO client_user (id, email) VALUES ($1, $2) ON CONFLICT DO NOTHING";

/** Also the answer to a token that is none. */
export function sessionOver(): Refusal {
  return new Refusal(401, "bad_token", "Your session has ended. Sign in again.");
}
