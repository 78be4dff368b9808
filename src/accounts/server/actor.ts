import type { Actor, Membership } from "#platform/contract/actor.ts";
import type { Reader } from "#platform/database/database.ts";

/** What the verified access token says; the auth service or a GoTrue server made it. */
export type TokenClaims = { userId: string; email: string; sessionId?: string | undefined; assurance: "aal1" | "aal2" };

const readActor = {
  name: "actor",
  text: `SELECT client_user.operator,
                coalesce(json_agg(json_build_object('organizationId', member.organization_id, 'role', member.role))
                         FILTER (WHERE member.user_id IS NOT NULL), '[]') AS memberships
         FROM client_user
         LEFT JOIN organization_member AS member ON member.user_id = client_user.id
         WHERE client_user.id = $1
         GROUP BY client_user.id`,
};

/**
 * Who acts: the token's user with the roles as they are now, in one indexed query. A user seen for the first time gets a
 * record of the product here, whichever service signed the token.
 */
export async function loadActor(reader: Reader, claims: TokenClaims): Promise<Actor> {
  const found = await reader.$client.query<{ operator: boolean; memberships: Membership[] }>({
    ...readActor,
    values: [claims.userId],
  });
  const [row] = found.rows;
  if (!row)
    await reader.$client.query("INSERT INTO client_user (id, email) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
      claims.userId,
      claims.email,
    ]);
  return {
    userId: claims.userId,
    email: claims.email,
    sessionId: claims.sessionId,
    assurance: claims.assurance,
    operator: row?.operator ?? false,
    memberships: row?.memberships ?? [],
  };
}
