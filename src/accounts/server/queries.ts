import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "#platform/contract/actor.ts";
import type { Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import type { ClientUser, Organization } from "../contract.ts";
import { clientUser, organization, organizationMember, subscriptionPreferences } from "./tables.ts";

type ClientUserRow = Omit<
  ClientUser,
  "createdAt" | "updatedAt" | "currentOrganizationRole" | "currentProjectRole" | "currentMediaRole"
> & { createdAt: Date; updatedAt: Date };

const readClientUser = {
  name: "client-user",
  text: `SELECT me.id, me.email, me.name, me.phone, me.avatar, me.operator, me.questionnaire,
           me.created_at AS "createdAt", me.updated_at AS "updatedAt",
           CASE WHEN org.id IS NOT NULL THEN json_build_object('id', org.id, 'name', org.name, 'kind', org.kind, 'status', org.status) END AS "currentOrganization",
           CASE WHEN project.id IS NOT NULL THEN json_build_object('id', project.id, 'name', project.name) END AS "currentProject",
           CASE WHEN campaign.id IS NOT NULL THEN json_build_object('id', campaign.id, 'name', campaign.name) END AS "currentCampaign",
           CASE WHEN media.id IS NOT NULL THEN json_build_object('id', media.id, 'name', media.name) END AS "currentMediaProject",
           coalesce((SELECT json_agg(json_build_object('organization', json_build_object('id', mine.id, 'name', mine.name, 'kind', mine.kind, 'status', mine.status),
                                                       'organizationRole', member.role) ORDER BY mine.name)
                     FROM organization_member AS member JOIN organization AS mine ON mine.id = member.organization_id
                     WHERE member.user_id = me.id), '[]') AS "userOrganizations"
         FROM client_user AS me
         LEFT JOIN organization AS org ON org.id = me.current_organization_id
         LEFT JOIN project ON project.id = me.current_project_id
         LEFT JOIN campaign ON campaign.id = me.current_campaign_id
         LEFT JOIN media_project AS media ON media.id = me.current_media_project_id
         WHERE me.id = $1`,
};

/** The signed-in person; nobody reads another's record. */
export async function readClientUserOf(reader: Reader, actor: Actor, id: string): Promise<ClientUser | undefined> {
  if (id !== actor.userId) return undefined;
  const { rows } = await reader.$client.query<ClientUserRow>({ ...readClientUser, values: [id] });
  const [row] = rows;
  if (!row) return undefined;
  const membership = actor.memberships.find(({ organizationId }) => organizationId === row.currentOrganization?.id);
  return {
    ...row,
    currentOrganizationRole: membership?.role ?? null,
    currentProjectRole: row.currentProject ? 0 : null,
    currentMediaRole: row.currentMediaProject ? 0 : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The organizations that the actor is a member of, by name. */
export async function listOrganizations(
  reader: Reader,
  actor: Actor,
  page: Page,
): Promise<{ items: Organization[]; totalItems: number }> {
  const rows = await selectOrganizations(reader, actor)
    .orderBy(asc(organization.name), asc(organization.id))
    .limit(page.itemsPerPage)
    .offset((page.page - 1) * page.itemsPerPage);
  return { items: rows.map(representOrganization), totalItems: actor.memberships.length };
}

export async function findOrganization(reader: Reader, actor: Actor, id: string): Promise<Organization | undefined> {
  const [row] = await selectOrganizations(reader, actor, id);
  return row && representOrganization(row);
}

function selectOrganizations(reader: Reader, actor: Actor, id?: string) {
  return reader
    .select({
      id: organization.id,
      name: organization.name,
      kind: organization.kind,
      status: organization.status,
      billingName: organization.billingName,
      billingAddress: organization.billingAddress,
      taxId: organization.taxId,
      role: organizationMember.role,
      createdAt: organization.createdAt,
      updatedAt: organization.updatedAt,
    })
    .from(organizationMember)
    .innerJoin(organization, eq(organization.id, organizationMember.organizationId))
    .where(and(eq(organizationMember.userId, actor.userId), id ? eq(organization.id, id) : undefined))
    .$dynamic();
}

function representOrganization(row: Awaited<ReturnType<typeof selectOrganizations>>[number]): Organization {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

const defaultPreferences = { orderUpdates: true, offers: true, billing: true, productNews: false };

/** What the person wants to be told by mail; the defaults until something was chosen. */
export async function readPreferences(reader: Reader, actor: Actor) {
  const [row] = await reader
    .select()
    .from(subscriptionPreferences)
    .where(eq(subscriptionPreferences.userId, actor.userId));
  const { orderUpdates, offers, billing, productNews } = row ?? defaultPreferences;
  return { id: actor.userId, orderUpdates, offers, billing, productNews };
}

/** The addresses of those in an organization who want to hear of its orders. */
export async function mailAddressesOf(reader: Reader, organizationId: string): Promise<string[]> {
  const rows = await reader
    .select({ email: clientUser.email })
    .from(organizationMember)
    .innerJoin(clientUser, eq(clientUser.id, organizationMember.userId))
    .leftJoin(subscriptionPreferences, eq(subscriptionPreferences.userId, clientUser.id))
    .where(
      and(
        eq(organizationMember.organizationId, organizationId),
        inArray(organizationMember.role, ["OWNER", "ADMIN", "MANAGER"]),
        sql`coalesce(${subscriptionPreferences.orderUpdates}, true)`,
      ),
    )
    .orderBy(clientUser.email)
    .limit(50);
  return rows.map(({ email }) => email);
}

/** The actor as a record; it exists from the first authenticated request on. */
export async function requireClientUser(reader: Reader, actor: Actor): Promise<ClientUser> {
  const user = await readClientUserOf(reader, actor, actor.userId);
  if (!user) throw notFound("This user");
  return user;
}
