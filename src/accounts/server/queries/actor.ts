import type { Asking } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor, Membership, PlaceRole } from "../../actor.ts";
import type { GrantKind } from "../../grants/grant.ts";
import type { GrantScope } from "../../grants/scopes.ts";
import { type OrganizationStatus, organizationStatuses } from "../../organizations/organization.ts";
import type { Roles } from "../../permissions.ts";

const texts = catalogue("accounts.server.queries.actor", {
  secondFactorNeeded:
    "Your account is protected by a second factor. Enter the code of your authenticator app to go on.",
  emailMissing: "Your account has no email address. Add one, and confirm it, to go on.",
  userBanned: "Your account is suspended. Contact support.",
  badToken: "Your session has ended. Sign in again.",
});

/** Claims of the verified access token, from the auth service or a GoTrue server. */
export type TokenClaims = {
  userId: string;
  email: string;
  sessionId: string;
  assurance: "aal1" | "aal2";
  signedInAt: Date | undefined;
  /** A GoTrue server keeps the session, so its end is unknown here until the token expires. */
  sessionElsewhere: boolean;
  /** Such a server knows a second factor which this session has not shown. */
  owesFactorElsewhere: boolean;
};

/** A grant as its caller is found by its key. */
export type UsedGrant = {
  id: string;
  name: string;
  userId: string;
  email: string;
  scopes: GrantScope[];
  networks: string[];
  kind: GrantKind;
  /** A service account's, which acts as an admin there; the one in which an app acts. */
  organizationId: string | null;
  organizationStatus: OrganizationStatus | null;
  isUsedNow: boolean;
};

// One row even without a record, one index probe per part. Includes the sign-in service's checks, which saves a trip.
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
  keptEmail: string | null;
  /** Current address; null when another service keeps the accounts. */
  accountEmail: string | null;
  banned: boolean;
  known: boolean;
  operator: boolean;
  /** Null after a sign-out. */
  sessionAssurance: "aal1" | "aal2" | null;
  hasFactor: boolean;
  memberships: MembershipRow[];
  places: PlaceRow[];
};

/**
 * Reads a token's actor with current roles in one query; a first visit creates the record. Throws 401 for an ended
 * session or banned account, which a token outlives by up to an hour. Throws 403 without the second factor (R6.1) or an
 * address, which orders need.
 */
export async function loadActor(reader: Asking, claims: TokenClaims): Promise<Actor> {
  const { userId, sessionId, assurance, signedInAt, sessionElsewhere } = claims;
  const { rows } = await reader.$client.query<ActorRow>({ ...readActor, values: [userId, sessionId] });
  const [row] = rows;
  if (!row || !(row.sessionAssurance || sessionElsewhere)) throw sessionOver();
  if (row.banned) throw accountBanned();
  if (owesFactor(row, claims)) throw factorMissing();
  const email = row.accountEmail ?? claims.email;
  if (!email) throw emailMissing();
  if (row.keptEmail !== email) await reader.$client.query(keepPerson, [userId, email]);
  return { userId, email, sessionId, assurance, signedInAt, operator: row.operator, ...rolesOf(row) };
}

/** The one who keeps the account knows its factors. */
const owesFactor = ({ hasFactor, sessionAssurance }: ActorRow, claims: TokenClaims): boolean =>
  claims.sessionElsewhere
    ? claims.owesFactorElsewhere
    : hasFactor && !(claims.assurance === "aal2" && sessionAssurance === "aal2");

/** Actor of a grant: its person with their current roles, or a service account as an admin of its organization (R10.2). */
export async function loadActorOfGrant(
  reader: Asking,
  { id, userId, email, scopes, ...grant }: UsedGrant,
): Promise<Actor> {
  const { rows } = await reader.$client.query<ActorRow>({ ...readActor, values: [userId, null] });
  const [row] = rows;
  if (!row?.known) throw sessionOver();
  if (row.banned) throw accountBanned();
  const operator = row.operator && scopes.includes("operator");
  const roles = rolesOf(placesOf(row, grant));
  return {
    userId,
    email,
    sessionId: undefined,
    assurance: "aal1",
    operator,
    grantId: id,
    grantScopes: scopes,
    ...roles,
  };
}

type GrantPlace = Pick<UsedGrant, "kind" | "organizationId" | "organizationStatus">;

function placesOf({ memberships, places }: ActorRow, { kind, organizationId, organizationStatus }: GrantPlace) {
  if (kind === "token") return { memberships, places };
  const here = <Row extends { organizationId: string }>(rows: Row[]) =>
    rows.filter((each) => each.organizationId === organizationId);
  if (kind === "app") return { memberships: here(memberships), places: here(places) };
  const admin = { organizationId: organizationId ?? "", role: "ADMIN" as const, status: organizationStatus ?? 0 };
  return { memberships: [admin], places };
}

function rolesOf({ memberships, places }: Pick<ActorRow, "memberships" | "places">): Roles {
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
  const message = texts.secondFactorNeeded;
  return new Refusal(403, "insufficient_aal", message);
}

function emailMissing(): Refusal {
  return new Refusal(403, "email_missing", texts.emailMissing);
}

function accountBanned(): Refusal {
  return new Refusal(401, "user_banned", texts.userBanned);
}

/** Also answers an invalid token. */
export function sessionOver(): Refusal {
  return new Refusal(401, "bad_token", texts.badToken);
}
