import { sql } from "drizzle-orm";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { newestFirst, parameters } from "#platform/lists/list-statements.ts";
import type { Actor, PlaceRole } from "../../actor.ts";
import { type InvitedRole, maskedAddress } from "../../members/members.ts";
import { type PermissionPlace, reachedPlaces, reachOf } from "../../permissions.ts";
import type { Invitation, InvitationPreview } from "../contract.ts";

export type LocatedPlace = PermissionPlace & { name: string; organizationName: string };
type NamedPlace = { organization?: string | undefined; project?: string | undefined; media?: string | undefined };

/** Locates the narrowest named place, for `authorize`. */
export async function locatePlace(
  reader: Reader,
  { organization, project, media }: NamedPlace,
): Promise<LocatedPlace | undefined> {
  const { rows } = await reader.$client.query<LocatedPlace>({
    name: "place",
    text: `SELECT organization.id AS "organizationId", project.id AS "projectId", media.id AS "mediaProjectId",
             coalesce(project.name, media.name, organization.name) AS name, organization.name AS "organizationName"
           FROM organization LEFT JOIN project_place AS project ON project.id = $2 LEFT JOIN media_place AS media ON media.id = $3
           WHERE organization.id = CASE WHEN $2::uuid IS NOT NULL THEN project.organization_id WHEN $3::uuid IS NOT NULL THEN media.organization_id ELSE $1 END`,
    values: [organization ?? null, project ?? null, project ? null : (media ?? null)],
  });
  const [row] = rows;
  return row && { ...row, projectId: row.projectId ?? undefined, mediaProjectId: row.mediaProjectId ?? undefined };
}

export async function hasTraded(reader: Reader, userId: string): Promise<boolean> {
  const { rows } = await reader.$client.query<{ traded: boolean }>({
    name: "has-traded",
    text: `SELECT EXISTS (
             SELECT FROM organization_member AS member JOIN order_money AS traded
               ON traded.client_organization_id = member.organization_id OR traded.publisher_organization_id = member.organization_id
             WHERE member.user_id = $1 AND traded.is_sent) AS traded`,
    values: [userId],
  });
  return rows[0]?.traded ?? false;
}

type ListedInvitationRow = {
  id: string;
  email: string;
  organization: string;
  organizationName: string;
  project: string | null;
  media: string | null;
  placeName: string;
  organizationRole: InvitedRole | null;
  placeRole: PlaceRole | null;
  status: "open" | "expired" | "accepted";
  invitedBy: string;
  sentAt: Date;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
};

const columns = `
  invitation.id, invitation.email, invitation.organization_id AS organization, organization.name AS "organizationName",
    invitation.project_id AS project, invitation.media_project_id AS media, coalesce(project.name, media.name, organization.name) AS "placeName",
    invitation.organization_role AS "organizationRole", invitation.place_role AS "placeRole",
    CASE WHEN invitation.accepted_at IS NOT NULL THEN 'accepted' WHEN invitation.expires_at <= now() THEN 'expired' ELSE 'open' END AS status,
    coalesce(nullif(inviter.name, ''), inviter.email) AS "invitedBy", invitation.sent_at AS "sentAt", invitation.expires_at AS "expiresAt",
    invitation.created_at AS "createdAt", invitation.updated_at AS "updatedAt"`;

const joins = `
  JOIN organization ON organization.id = invitation.organization_id JOIN client_user AS inviter ON inviter.id = invitation.invited_by
  LEFT JOIN project_place AS project ON project.id = invitation.project_id LEFT JOIN media_place AS media ON media.id = invitation.media_project_id`;

/** A branch for each place in which the reader may invite; each has its index. */
function listOf(actor: Actor, { organization, project, media }: NamedPlace) {
  const { values, of } = parameters();
  const { organizations } = reachedPlaces(actor, "organization.invite");
  const parts = [reachedPlaces(actor, "project.invite"), reachedPlaces(actor, "media.invite")] as const;
  const isOne = (column: string, id: string | undefined) => id && `item.${column} = ${of(id)}`;
  const places = [
    ...organizations.map((id) => isOne("organization_id", id)),
    ...parts[0].projects.map((id) => isOne("project_id", id)),
    ...parts[1].media.map((id) => isOne("media_project_id", id)),
  ];
  const filtered = [
    "item.accepted_at IS NULL AND item.revoked_at IS NULL",
    isOne("organization_id", organization),
    isOne("project_id", project),
    isOne("media_project_id", media),
  ];
  const branches = places.map((place) => ({ from: "invitation AS item", where: [place, ...filtered] }));
  const joined = `JOIN invitation USING (id) ${joins}`;
  return { name: "invitations", branches, order: newestFirst, columns, joins: joined, values };
}

const select = `SELECT ${columns} FROM invitation ${joins}`;
// $1 holds whole organizations, $2 single projects and media in which the reader may invite.
const visible = `
  (invitation.organization_id = ANY ($1::uuid[]) OR invitation.project_id = ANY ($2::uuid[]) OR invitation.media_project_id = ANY ($2::uuid[]))`;
const one = `${select} WHERE (${visible} OR invitation.accepted_by = $4) AND invitation.id = $3 AND invitation.revoked_at IS NULL`;
const byToken = `${select} WHERE invitation.token_hash = $1 AND invitation.revoked_at IS NULL`;

/** Pending invitations into places where the actor may invite, newest first. */
export const listInvitations = (
  reader: Reader,
  actor: Actor,
  filter: PageQuery & NamedPlace,
): Promise<ListedPage<Invitation>> => readList(reader, listOf(actor, filter), filter, representInvitation);

/** Readable for inviters of the place, and for the person who accepted. */
export async function findInvitation(reader: Reader, actor: Actor, id: string): Promise<Invitation | undefined> {
  const values = [...scopeOf(actor), id, actor.userId];
  const { rows } = await reader.$client.query<ListedInvitationRow>({ name: "invitation-one", text: one, values });
  return rows[0] && representInvitation(rows[0]);
}

const scopeOf = (actor: Actor) => [
  reachOf(actor, "organization.invite"),
  [...reachOf(actor, "project.invite"), ...reachOf(actor, "media.invite")],
];

/** Readable before signing in with the link's token, so it says nothing about accounts. */
export async function previewInvitation(reader: Reader, token: string): Promise<InvitationPreview | undefined> {
  const { rows } = await reader.$client.query<ListedInvitationRow>({
    name: "invitation-preview",
    text: byToken,
    values: [hashOfSecret(token)],
  });
  if (!rows[0]) return undefined;
  const { organizationName, placeName, status, invitedBy, expiresAt, email, project, media, ...item } =
    representInvitation(rows[0]);
  const { organizationRole, projectRole, mediaRole } = item;
  return {
    kind: project ? "project" : media ? "media" : "organization",
    organizationName,
    placeName,
    organizationRole,
    projectRole,
    mediaRole,
    status,
    invitedBy,
    expiresAt,
    email: maskedAddress(email),
  };
}

function representInvitation({ placeRole, project, media, ...row }: ListedInvitationRow): Invitation {
  return {
    ...row,
    organization: iri("organizations", row.organization),
    project: project && iri("projects", project),
    media: media && iri("media", media),
    projectRole: project ? placeRole : null,
    mediaRole: media ? placeRole : null,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** First campaign for somebody who joins this project, if it has any. */
export const newestCampaignOf = (projectId: string) =>
  sql<
    string | null
  >`(SELECT id FROM campaign_place WHERE project_id = ${projectId}::uuid ORDER BY created_at DESC, id DESC LIMIT 1)`;
