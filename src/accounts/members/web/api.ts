import { queryOptions } from "@tanstack/react-query";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Invitation } from "../../invitations/contract.ts";
import type { MediaMember, OrganizationMember, ProjectMember } from "../contract.ts";
import { texts } from "./texts.ts";

export type Member = OrganizationMember | ProjectMember | MediaMember;
export type PlaceKind = "organization" | "project" | "media";
/** Where people work together. */
export type WorkPlace = { kind: PlaceKind; id: string; name: string };

const membersPath: Record<PlaceKind, string> = {
  organization: "organization_members",
  project: "project_members",
  media: "media_members",
};

/** The roles that an invitation can give, the weakest first. */
export const invitedRoles: Record<PlaceKind, (string | number)[]> = {
  organization: ["VIEWER", "MANAGER", "ADMIN"],
  project: [2, 1, 0],
  media: [2, 1, 0],
};

export const roleName = (role: string | number): string =>
  (typeof role === "number" ? texts.placeRoles[role] : texts.organizationRoles[role]) ?? String(role);

/** The members of a place: at most a hundred, which is more than any installation has seen. */
export function membersQuery({ kind, id }: WorkPlace) {
  return queryOptions({
    queryKey: [membersPath[kind], id],
    queryFn: () => fetchCollection<Member>(`/${membersPath[kind]}`, { [kind]: id, itemsPerPage: 100 }),
  });
}

/** The invitations into a place that were not accepted yet. */
export function invitationsQuery({ kind, id }: WorkPlace) {
  return queryOptions({
    queryKey: ["invitations", kind, id],
    queryFn: () => fetchCollection<Invitation>("/invitations", { [kind]: id, itemsPerPage: 100 }),
  });
}

export async function invite({ kind, id }: WorkPlace, email: string, role: string | number): Promise<void> {
  await send("POST", "/invitations", { email, [kind]: id, [`${kind}Role`]: role });
  await refresh("invitations");
}

export async function resendInvitation({ id }: Invitation): Promise<void> {
  await send("POST", `/invitations/${id}/resend`, {});
  await refresh("invitations");
}

export async function revokeInvitation({ id }: Invitation): Promise<void> {
  await send("DELETE", `/invitations/${id}`);
  await refresh("invitations");
}

export async function changeRole({ kind }: WorkPlace, member: Member, role: string | number): Promise<void> {
  await send("PATCH", `/${membersPath[kind]}/${member.id}`, { role });
  await refresh(membersPath[kind], "client_users");
}

export async function removeMember({ kind }: WorkPlace, member: Member): Promise<void> {
  await send("DELETE", `/${membersPath[kind]}/${member.id}`);
  await refresh(membersPath[kind], "client_users", "organizations");
}

export async function handOver({ id }: WorkPlace, member: Member): Promise<void> {
  await send("POST", `/organizations/${id}/hand-over`, { member: member.id });
  await refresh("organization_members", "client_users", "organizations");
}
