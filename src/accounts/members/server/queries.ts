import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
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
type MemberPage<Item> = { items: Item[]; totalItems: number };

const person = `member.id, member.user_id AS "userId", member.organization_id AS "organizationId", me.name, me.email, me.avatar,
  member.created_at AS "createdAt", member.updated_at AS "updatedAt", count(*) OVER () AS "totalItems"`;

const members = `
  SELECT ${person}, organization.name AS "organizationName", member.role
  FROM organization_member AS member JOIN client_user AS me ON me.id = member.user_id
  JOIN organization ON organization.id = member.organization_id
  WHERE member.organization_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR member.organization_id = $2) AND ($3::uuid IS NULL OR member.id = $3)
  ORDER BY organization.name, array_position(ARRAY['OWNER', 'ADMIN', 'MANAGER', 'VIEWER'], member.role), me.name, member.id
  LIMIT $4 OFFSET $5`;

/** Members of the actor's organizations, strongest role first. */
export async function listMembers(
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & { organization?: string | undefined },
  id?: string,
): Promise<MemberPage<OrganizationMember>> {
  const values = [organizationsWhere(actor, "member.read"), organization ?? null, id ?? null];
  const { rows, totalItems } = await readPage<MemberRow>(reader, { name: "members", text: members, values }, page);
  return { items: rows.map((row) => representMember(row, actor)), totalItems };
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

/** Parameters: the reader's organizations and places, the place, the member, the page. */
const placeMembers = (column: "project_id" | "media_project_id", table: "project" | "media_project") => `
  SELECT ${person}, place.id AS "placeId", place.name AS "placeName", member.role
  FROM place_member AS member JOIN client_user AS me ON me.id = member.user_id JOIN ${table} AS place ON place.id = member.${column}
  WHERE (member.organization_id = ANY ($1::uuid[]) OR member.${column} = ANY ($1::uuid[]))
    AND ($2::uuid IS NULL OR member.${column} = $2) AND ($3::uuid IS NULL OR member.id = $3)
  ORDER BY place.name, member.role, me.name, member.id LIMIT $4 OFFSET $5`;

const projectMembers = { name: "project-members", text: placeMembers("project_id", "project") };
const mediaMembers = { name: "media-members", text: placeMembers("media_project_id", "media_project") };

export async function listProjectMembers(
  reader: Reader,
  actor: Actor,
  { project, ...page }: PageQuery & { project?: string | undefined },
  id?: string,
): Promise<MemberPage<ProjectMember>> {
  const values = [reachOf(actor, "projectMember.read"), project ?? null, id ?? null];
  const { rows, totalItems } = await readPage<PlaceRow>(reader, { ...projectMembers, values }, page);
  return {
    items: rows.map((row) => ({
      ...representPlaceMember(row, actor, { organizationId: row.organizationId, projectId: row.placeId }),
      project: iri("projects", row.placeId),
      projectName: row.placeName,
    })),
    totalItems,
  };
}

export async function listMediaMembers(
  reader: Reader,
  actor: Actor,
  { media, ...page }: PageQuery & { media?: string | undefined },
  id?: string,
): Promise<MemberPage<MediaMember>> {
  const values = [reachOf(actor, "mediaMember.read"), media ?? null, id ?? null];
  const { rows, totalItems } = await readPage<PlaceRow>(reader, { ...mediaMembers, values }, page);
  return {
    items: rows.map((row) => ({
      ...representPlaceMember(row, actor, { organizationId: row.organizationId, mediaProjectId: row.placeId }),
      media: iri("media", row.placeId),
      mediaName: row.placeName,
    })),
    totalItems,
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
