import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { readPage } from "#platform/lists/page.ts";
import type { Actor, OrganizationRole, PlaceRole } from "../../actor.ts";
import { effectiveRole, organizationRoleIn, reachOf } from "../../permissions.ts";
import { organizationsWhere } from "../../server/authorize.ts";
import type { MediaMember, OrganizationMember, ProjectMember } from "../contract.ts";
import { assignablePlaceRoles, assignableRoles } from "../members.ts";

type PersonRow = {
  id: string;
  userId: string;
  organizationId: string;
  name: string;
  email: string;
  avatar: string | null;
  createdAt: Date;
  updatedAt: Date;
  totalItems: number;
};
type MemberRow = PersonRow & { organizationName: string; role: OrganizationRole };

const person = `member.id, member.user_id AS "userId", member.organization_id AS "organizationId", me.name, me.email, me.avatar,
  member.created_at AS "createdAt", member.updated_at AS "updatedAt", count(*) OVER () AS "totalItems"`;

const members = `
  SELECT ${person}, organization.name AS "organizationName", member.role,
    array_position(ARRAY['OWNER', 'ADMIN', 'MANAGER', 'VIEWER'], member.role) AS rank
  FROM organization_member AS member JOIN client_user AS me ON me.id = member.user_id
  JOIN organization ON organization.id = member.organization_id
  WHERE member.organization_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR member.organization_id = $2) AND ($3::uuid IS NULL OR member.id = $3)`;
const membersList = { name: "members", text: members, by: ['"organizationName"', "rank", "name", "id"] };

/** Members of the actor's organizations, strongest role first. */
export async function listMembers(
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & { organization?: string | undefined },
  id?: string,
): Promise<ListedPage<OrganizationMember>> {
  const values = [organizationsWhere(actor, "member.read"), organization ?? null, id ?? null];
  const { rows, ...length } = await readPage<MemberRow>(reader, { ...membersList, values }, page);
  return { items: rows.map((row) => representMember(row, actor)), ...length };
}

export async function findMember(reader: Reader, actor: Actor, id: string): Promise<OrganizationMember | undefined> {
  return (await listMembers(reader, actor, { page: 1, itemsPerPage: 1 }, id)).items[0];
}

function representMember({ role, organizationName, ...row }: MemberRow, actor: Actor): OrganizationMember {
  const assignable = assignableRoles(organizationRoleIn(actor, row.organizationId), role);
  return {
    ...representPerson(row, actor, assignable.length > 0),
    organization: iri("organizations", row.organizationId),
    organizationName,
    role,
    assignableRoles: assignable,
  };
}

function representPerson(row: PersonRow, actor: Actor, changeable: boolean) {
  const self = row.userId === actor.userId;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    avatar: row.avatar,
    self,
    removable: self || changeable,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type PlaceRow = PersonRow & { placeId: string; placeName: string; role: PlaceRole };

/** Parameters: the reader's organizations and places, the place, the member. */
const placeMembers = (column: "project_id" | "media_project_id", table: "project" | "media_project") => `
  SELECT ${person}, place.id AS "placeId", place.name AS "placeName", member.role
  FROM place_member AS member JOIN client_user AS me ON me.id = member.user_id JOIN ${table} AS place ON place.id = member.${column}
  WHERE (member.organization_id = ANY ($1::uuid[]) OR member.${column} = ANY ($1::uuid[]))
    AND ($2::uuid IS NULL OR member.${column} = $2) AND ($3::uuid IS NULL OR member.id = $3)`;

const by = ['"placeName"', "role", "name", "id"];
const projectMembers = { name: "project-members", text: placeMembers("project_id", "project"), by };
const mediaMembers = { name: "media-members", text: placeMembers("media_project_id", "media_project"), by };

export async function listProjectMembers(
  reader: Reader,
  actor: Actor,
  { project, ...page }: PageQuery & { project?: string | undefined },
  id?: string,
): Promise<ListedPage<ProjectMember>> {
  const values = [reachOf(actor, "projectMember.read"), project ?? null, id ?? null];
  const { rows, ...length } = await readPage<PlaceRow>(reader, { ...projectMembers, values }, page);
  return {
    items: rows.map((row) => ({
      ...representPlaceMember(row, actor, { organizationId: row.organizationId, projectId: row.placeId }),
      project: iri("projects", row.placeId),
      projectName: row.placeName,
    })),
    ...length,
  };
}

export async function listMediaMembers(
  reader: Reader,
  actor: Actor,
  { media, ...page }: PageQuery & { media?: string | undefined },
  id?: string,
): Promise<ListedPage<MediaMember>> {
  const values = [reachOf(actor, "mediaMember.read"), media ?? null, id ?? null];
  const { rows, ...length } = await readPage<PlaceRow>(reader, { ...mediaMembers, values }, page);
  return {
    items: rows.map((row) => ({
      ...representPlaceMember(row, actor, { organizationId: row.organizationId, mediaProjectId: row.placeId }),
      media: iri("media", row.placeId),
      mediaName: row.placeName,
    })),
    ...length,
  };
}

function representPlaceMember(row: PlaceRow, actor: Actor, place: Parameters<typeof effectiveRole>[1]) {
  const assignable = assignablePlaceRoles(effectiveRole(actor, place));
  return {
    ...representPerson(row, actor, assignable.length > 0),
    organization: iri("organizations", row.organizationId),
    role: row.role,
    assignableRoles: assignable,
  };
}

export async function readOrganizationsMax(reader: Reader): Promise<number> {
  const { rows } = await reader.$client.query<{ most: number }>("SELECT organizations_max AS most FROM account_limit");
  return rows[0]?.most ?? 0;
}
