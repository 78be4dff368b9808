import type { Asking } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { Actor, Membership, PlaceRole } from "../../actor.ts";
import { type OrganizationStatus, organizationStatuses } from "../../organizations/organization.ts";
import type { Roles } from "../../permissions.ts";
import type { ApiTokenScope } from "../../tokens/api-token.ts";

/** What the verified access token says; the auth service or a GoTrue server made it. */
export type TokenClaims = {
  userId: string;
  email: string;
  sessionId: string;
  assurance: "aal1" | "aal2";
  signedInAt: Date | undefined;
  /** A GoTrue server keeps the session: whether it has ended is not known here before the token does. */
  sessionElsewhere: boolean;
};

// One row, whether the person has a record yet or not; an index probe for each part. What the sign-in service asks of a bearer
// (is the session there, is the account banned) is read with the roles: it holds from this very call on, and costs no other trip.
const readActor = {
  name: "actor",
  text: `SELECT me.email AS "keptEmail", account.email AS "accountEmail",
                coalesce(account.banned_until > now(), false) OR me.suspended_reason IS NOT NULL AS banned,
                me.id IS NOT NULL AS known, coalesce(me.operator, false) AS operator,
                (SELECT aal FROM sessions WHERE id = $2 AND user_id = $1) AS "sessionAssurance",
                EXISTS (SELECT FROM mfa_factors WHERE user_id = $1 AND status = 'verified') AS "hasFactor",
                (SELECT coalesce(json_agg(json_build_object('organizationId', organization.id, 'status', organization.status, 'role', role)), '[]')
                 FROM organization_member JOIN organization ON organization.id = organization_id WHERE user_id = $1) AS memberships,
                (SELECT coalesce(json_agg(json_build_object('organizationId', organization.id, 'status', organization.status, 'role', role,
                                                            'projectId', project_id, 'mediaProjectId', media_project_id,
                                                            'showsAmounts', coalesce(project.viewers_see_amounts, false))), '[]')
                 FROM place_member JOIN organization ON organization.id = place_member.organization_id
                 LEFT JOIN project_place AS project ON project.id = project_id WHERE user_id = $1) AS places
         FROM (SELECT $1::uuid AS id) AS token
         LEFT JOIN client_user AS me ON me.id = token.id
         LEFT JOIN users AS account ON account.id = token.id`,
};

type MembershipRow = Membership & { status: OrganizationStatus };
type PlaceRow = {
  organizationId: string;
  status: OrganizationStatus;
  projectId: string | null;
  mediaProjectId: string | null;
  role: PlaceRole;
  showsAmounts: boolean;
};
type ActorRow = {
  /** As it was when the person was last seen. */
  keptEmail: string | null;
  /** As it is now; null when another service keeps the accounts. */
  accountEmail: string | null;
  banned: boolean;
  known: boolean;
  operator: boolean;
  /** Null when the session was signed out. */
  sessionAssurance: "aal1" | "aal2" | null;
  hasFactor: boolean;
  memberships: MembershipRow[];
  places: PlaceRow[];
};

/**
 * The actor behind a token, with their roles as of now, in one indexed query. A first visit creates the person's record; a new
 * address is noted. Throws 401 when the session was signed out or the account is banned (a genuine token outlives both by up to
 * an hour), and 403 until session and token both prove the second factor (R6.1), or when the account has no address: orders and
 * money need one to write to.
 */
export async function loadActor(reader: Asking, claims: TokenClaims): Promise<Actor> {
  const { userId, sessionId, assurance, signedInAt, sessionElsewhere } = claims;
  const { rows } = await reader.$client.query<ActorRow>({ ...readActor, values: [userId, sessionId] });
  const [row] = rows;
  if (!row || !(row.sessionAssurance || sessionElsewhere)) throw sessionOver();
  if (row.banned) throw accountBanned();
  if (row.hasFactor && !(assurance === "aal2" && row.sessionAssurance === "aal2")) throw factorMissing();
  const email = row.accountEmail ?? claims.email;
  if (!email) throw emailMissing();
  if (row.keptEmail !== email) await reader.$client.query(keepPerson, [userId, email]);
  return { userId, email, sessionId, assurance, signedInAt, operator: row.operator, ...rolesOf(row) };
}

/** The person of an API token, with the roles as they are now: a token is never wider than its person (R10.2). */
export async function loadActorOfToken(
  reader: Asking,
  { id, userId, email, scopes }: { id: string; userId: string; email: string; scopes: readonly ApiTokenScope[] },
): Promise<Actor> {
  const { rows } = await reader.$client.query<ActorRow>({ ...readActor, values: [userId, null] });
  const [row] = rows;
  if (!row?.known) throw sessionOver();
  if (row.banned) throw accountBanned();
  const token = { apiTokenId: id, apiTokenScopes: scopes };
  return { userId, email, sessionId: undefined, assurance: "aal1", operator: false, ...token, ...rolesOf(row) };
}

/** The roles that somebody has now, whatever they signed in with. */
function rolesOf({ memberships, places }: ActorRow): Roles {
  const suspended = [...memberships, ...places].filter(({ status }) => status === organizationStatuses.suspended);
  return {
    memberships: memberships.map(({ organizationId, role }) => ({ organizationId, role })),
    suspendedOrganizations: [...new Set(suspended.map(({ organizationId }) => organizationId))],
    projectMemberships: places.flatMap(({ projectId, organizationId, role, showsAmounts }) =>
      projectId ? [{ projectId, organizationId, role, showsAmounts }] : [],
    ),
    mediaMemberships: places.flatMap(({ mediaProjectId, organizationId, role }) =>
      mediaProjectId ? [{ mediaProjectId, organizationId, role }] : [],
    ),
  };
}

const keepPerson = `
  INSERT INTO client_user (id, email) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET email = excluded.email, updated_at = now()`;

function factorMissing(): Refusal {
  const message = "Your account is protected by a second factor. Enter the code of your authenticator app to go on.";
  return new Refusal(403, "insufficient_aal", message);
}

function emailMissing(): Refusal {
  return new Refusal(403, "email_missing", "Your account has no email address. Add one, and confirm it, to go on.");
}

function accountBanned(): Refusal {
  return new Refusal(401, "user_banned", "Your account is suspended. Contact support.");
}

/** Also the answer to a token that is none. */
export function sessionOver(): Refusal {
  return new Refusal(401, "bad_token", "Your session has ended. Sign in again.");
}
