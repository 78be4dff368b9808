import { queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, listQuery, type ResourceReference } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { OrganizationRole, PlaceRole } from "../../actor.ts";
import type { Invitation } from "../../invitations/contract.ts";
import type {
  MediaMember,
  mediaMemberResource,
  OrganizationMember,
  organizationMemberResource,
  ProjectMember,
  projectMemberResource,
} from "../contract.ts";
import { texts } from "./texts.ts";

export type Member = OrganizationMember | ProjectMember | MediaMember;
export type MemberRole = OrganizationRole | PlaceRole;
export type PlaceKind = "organization" | "project" | "media";
export type WorkPlace = { kind: PlaceKind; id: string; name: string };

type MemberResource = typeof organizationMemberResource | typeof projectMemberResource | typeof mediaMemberResource;

const membersOf: Record<PlaceKind, ResourceReference<MemberResource>> = {
  organization: api.organization_members,
  project: api.project_members,
  media: api.media_members,
};

/** Weakest first. */
export const invitedRolesOf: Record<PlaceKind, MemberRole[]> = {
  organization: ["VIEWER", "MANAGER", "ADMIN"],
  project: [2, 1, 0],
  media: [2, 1, 0],
};

export const roleName = (role: string | number): string =>
  (typeof role === "number" ? texts.placeRoles[role] : texts.organizationRoles[role]) ?? String(role);

/** A hundred members at most, more than any installation has seen. */
export const membersQuery = ({ kind, id }: WorkPlace) =>
  queryOptions(listQuery(membersOf[kind], { [kind]: id, itemsPerPage: fullPage }));

export const invitationsQuery = ({ kind, id }: WorkPlace) =>
  queryOptions(listQuery(api.invitations, { [kind]: id, itemsPerPage: fullPage }));

export async function inviteMember({ kind, id }: WorkPlace, email: string, role: MemberRole): Promise<void> {
  await call(api.invitations, "create", { input: { email, [kind]: id, [`${kind}Role`]: role } });
  await refresh(api.invitations);
}

export async function resendInvitation({ id }: Invitation): Promise<void> {
  await call(api.invitations, "resend", { id, input: {} });
  await refresh(api.invitations);
}

export async function revokeInvitation({ id }: Invitation): Promise<void> {
  await call(api.invitations, "remove", { id });
  await refresh(api.invitations);
}

export async function changeRole({ kind }: WorkPlace, { id }: Member, role: MemberRole): Promise<void> {
  await call(membersOf[kind], "update", { id, input: { role } });
  await refresh(membersOf[kind], api.client_users);
}

export async function removeMember({ kind }: WorkPlace, { id }: Member): Promise<void> {
  await call(membersOf[kind], "remove", { id });
  await refresh(membersOf[kind], api.client_users, api.organizations);
}

export async function handOver({ id }: WorkPlace, member: Member): Promise<void> {
  await call(api.organizations, "hand-over", { id, input: { member: member.id } });
  await refresh(api.organization_members, api.client_users, api.organizations);
}
