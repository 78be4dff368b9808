import type { Reader } from "#platform/database/database.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { notFound } from "#platform/http/errors.ts";
import type { Actor } from "../../actor.ts";
import { effectiveRole, organizationsOf, type PermissionPlace, rolesThatSeeAll, viewer } from "../../permissions.ts";
import { currentSideOf, type RememberedPlaces } from "../../places.ts";
import type { ClientUser } from "../contract.ts";

type ClientUserRow = Omit<
  ClientUser,
  "createdAt" | "updatedAt" | "currentOrganizationRole" | "currentProjectRole" | "currentMediaRole"
> & { createdAt: Date; updatedAt: Date } & Omit<RememberedPlaces, "organizationId">;

// A role in a project or medium alone shows the organization as a viewer, the weakest role.
const readClientUser = {
  name: "client-user",
  text: `SELECT me.id, me.email, me.name, me.phone, me.avatar, me.operator, me.questionnaire,
           me.created_at AS "createdAt", me.updated_at AS "updatedAt",
           CASE WHEN org.id IS NOT NULL THEN json_build_object('id', org.id, 'name', org.name, 'kind', org.kind, 'status', org.status) END AS "currentOrganization",
           CASE WHEN project.id IS NOT NULL THEN json_build_object('id', project.id, 'name', project.name) END AS "currentProject",
           CASE WHEN campaign.id IS NOT NULL THEN json_build_object('id', campaign.id, 'name', campaign.name) END AS "currentCampaign",
           CASE WHEN media.id IS NOT NULL THEN json_build_object('id', media.id, 'name', media.name) END AS "currentMediaProject",
           me.entered_side AS "enteredSide", project.organization_id AS "projectOrganizationId", media.organization_id AS "mediaOrganizationId",
           coalesce((SELECT json_agg(json_build_object('organization', json_build_object('id', mine.id, 'name', mine.name, 'kind', mine.kind, 'status', mine.status),
                                                       'organizationRole', coalesce(member.role, 'VIEWER')) ORDER BY mine.name)
                     FROM (SELECT organization_id FROM organization_member WHERE user_id = me.id
                           UNION SELECT organization_id FROM place_member WHERE user_id = me.id) AS any_role
                     JOIN organization AS mine ON mine.id = any_role.organization_id
                     LEFT JOIN organization_member AS member ON member.user_id = me.id AND member.organization_id = mine.id), '[]') AS "userOrganizations"
         FROM client_user AS me
         LEFT JOIN organization AS org ON org.id = me.current_organization_id
         LEFT JOIN project_place AS project ON project.id = me.current_project_id
         LEFT JOIN campaign_place AS campaign ON campaign.id = me.current_campaign_id
         LEFT JOIN media_place AS media ON media.id = me.current_media_project_id
         WHERE me.id = $1`,
};

/** The organization that a person works in now, else their first one. A role in one of its places is enough. */
export async function readWorkedIn(reader: Reader, actor: Actor): Promise<string | undefined> {
  const own = organizationsOf(actor);
  const { rows } = await reader.$client.query<{ id: string | null }>({
    name: "worked-in",
    text: "SELECT current_organization_id AS id FROM client_user WHERE id = $1",
    values: [actor.userId],
  });
  return own.find((id) => id === rows[0]?.id) ?? own[0];
}

/** Undefined for anybody else's id. */
export async function readClientUserOf(reader: Reader, actor: Actor, id: string): Promise<ClientUser | undefined> {
  if (id !== actor.userId) return undefined;
  const { rows } = await reader.$client.query<ClientUserRow>({ ...readClientUser, values: [id] });
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...withCurrent(row, actor),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Current place and roles, limited to memberships that still exist (R3.1, R4.12, R6.2). */
function withCurrent(
  { projectOrganizationId, mediaOrganizationId, enteredSide, ...row }: ClientUserRow,
  actor: Actor,
): Omit<ClientUser, "createdAt" | "updatedAt"> & Pick<ClientUserRow, "createdAt" | "updatedAt"> {
  const organization = row.userOrganizations.find((each) => each.organization.id === row.currentOrganization?.id);
  const roleIn = (organizationId: string | null, part: Omit<PermissionPlace, "organizationId">) =>
    organizationId === null ? null : (effectiveRole(actor, { organizationId, ...part }) ?? null);
  const projectRole = row.currentProject && roleIn(projectOrganizationId, { projectId: row.currentProject.id });
  const mediaRole =
    row.currentMediaProject && roleIn(mediaOrganizationId, { mediaProjectId: row.currentMediaProject.id });
  const side = currentSideOf({
    organizationId: organization?.organization.id ?? null,
    projectOrganizationId: projectRole === null ? null : projectOrganizationId,
    mediaOrganizationId: mediaRole === null ? null : mediaOrganizationId,
    enteredSide,
  });
  return {
    ...row,
    currentOrganization: organization ? row.currentOrganization : null,
    currentProject: side === "client" ? row.currentProject : null,
    currentCampaign: side === "client" ? row.currentCampaign : null,
    currentMediaProject: side === "media" ? row.currentMediaProject : null,
    currentOrganizationRole: organization?.organizationRole ?? null,
    currentProjectRole: side === "client" ? projectRole : null,
    currentMediaRole: side === "media" ? mediaRole : null,
  };
}

/** Bounds one event's letters; far beyond any team. */
export const toldAtOnceMax = 5_000;

const actingIn = `
  SELECT me.id
  FROM (SELECT user_id FROM organization_member WHERE organization_id = $1 AND role IN ${literals(rolesThatSeeAll)}
        UNION
        SELECT place.user_id FROM place_member AS place
        LEFT JOIN organization_member AS member ON member.user_id = place.user_id AND member.organization_id = place.organization_id
        WHERE place.organization_id = $1 AND (place.project_id = $2 OR place.media_project_id = $3)
          AND (place.role < ${viewer} OR member.role = 'MANAGER')) AS told
  JOIN client_user AS me ON me.id = told.user_id
  ORDER BY me.email LIMIT ${toldAtOnceMax}`;

/** Everybody to notify about a project or outlet. */
export async function peopleIn(reader: Reader, place: PermissionPlace): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "people-acting-in",
    text: actingIn,
    values: [place.organizationId, place.projectId ?? null, place.mediaProjectId ?? null],
  });
  return rows.map(({ id }) => id);
}

export const operatorAddresses = async (reader: Reader): Promise<string[]> =>
  (await listOperators(reader)).map(({ email }) => email);

export async function hasOperator(reader: Reader): Promise<boolean> {
  const text = "SELECT EXISTS (SELECT FROM client_user WHERE operator) AS found";
  const { rows } = await reader.$client.query<{ found: boolean }>({ name: "has-operator", text });
  return rows[0]?.found ?? false;
}

/** Undefined until somebody has signed in with this address. */
export async function findPersonByAddress(reader: Reader, email: string): Promise<string | undefined> {
  const text = "SELECT id FROM client_user WHERE lower(email) = lower($1) ORDER BY created_at LIMIT 1";
  const { rows } = await reader.$client.query<{ id: string }>({ name: "person-by-address", text, values: [email] });
  return rows[0]?.id;
}

/** A person's or service account's name, or the address of a person without one. */
export async function nameOfPerson(reader: Reader, id: string): Promise<string> {
  const text = "SELECT coalesce(nullif(name, ''), email) AS name FROM client_user WHERE id = $1";
  const { rows } = await reader.$client.query<{ name: string }>({ name: "person-name", text, values: [id] });
  return rows[0]?.name ?? "Somebody";
}

/** By address. */
export async function listOperators(reader: Reader): Promise<{ email: string; name: string }[]> {
  const text = `SELECT email, name FROM client_user WHERE operator ORDER BY email LIMIT ${toldAtOnceMax}`;
  const { rows } = await reader.$client.query<{ email: string; name: string }>({ name: "operators", text });
  return rows;
}

/** The first authenticated request creates the record. */
export async function requireClientUser(reader: Reader, actor: Actor): Promise<ClientUser> {
  const user = await readClientUserOf(reader, actor, actor.userId);
  if (!user) throw notFound("This user");
  return user;
}

export async function addressOfPerson(reader: Reader, id: string): Promise<string | undefined> {
  const text = "SELECT email FROM client_user WHERE id = $1";
  const { rows } = await reader.$client.query<{ email: string }>({ name: "person-address", text, values: [id] });
  return rows[0]?.email;
}
