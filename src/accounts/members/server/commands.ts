import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound, Refusal } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type Actor, type OrganizationRole, organizationRoles, type PlaceRole } from "../../actor.ts";
import type { memberHappenings } from "../../happenings.ts";
import {
  effectiveRole,
  organizationRoleIn,
  type PermissionPlace,
  rolesThatSeeAll,
  seesAll,
} from "../../permissions.ts";
import { authorize, requireFreshSignIn } from "../../server/authorize.ts";
import { recordPeopleEvent } from "../../server/record.ts";
import { clientUser, invitation, organization, organizationMember, placeMember } from "../../server/tables.ts";
import { assignablePlaceRoles, assignableRoles } from "../members.ts";
import { refuseTooManyOwned } from "./owned-organizations.ts";

const texts = catalogue("accounts.members.server.commands", {
  changeRole: "change the role",
  ownMembership: "You own this organization already.",
  lastOwner: "This is the organization's only owner. Hand the ownership over first, or close the organization.",
  roleOutOfReach: "Only an owner changes owners and admins, and nobody gives a role above their own.",
});

/**
 * Throws 403 `role_out_of_reach` above one's own role, 403 `reauthentication_needed` for an admin's or owner's, 409
 * `last_owner`.
 */
export async function changeMemberRole(tx: Tx, actor: Actor, id: string, role: OrganizationRole): Promise<void> {
  const member = await lockMember(tx, id);
  authorize(actor, "member.change", member, "This member");
  if (!assignableRoles(organizationRoleIn(actor, member.organizationId), member.role).includes(role))
    throw outOfReach();
  if (member.role === "OWNER" && role !== "OWNER") await refuseLastOwner(tx, member);
  if (rolesThatSeeAll.includes(role)) requireFreshSignIn(actor, texts.changeRole);
  if (role === "OWNER" && member.role !== "OWNER") await refuseTooManyOwned(tx, member.userId);
  await setRole(tx, id, role);
  if (isWeaker(role, member.role)) await endInvitations(tx, member);
  await recordMemberEvent(tx, actor, member, { verb: "changeRole", fromState: member.role, toState: role });
}

/** Removes a member, or leaves. All roles in the organization's projects and outlets end too. */
export async function removeMember(tx: Tx, actor: Actor, id: string): Promise<void> {
  const member = await lockMember(tx, id);
  if (member.userId !== actor.userId) {
    authorize(actor, "member.change", member, "This member");
    const assignable = assignableRoles(organizationRoleIn(actor, member.organizationId), member.role);
    if (assignable.length === 0) throw outOfReach();
  }
  if (member.role === "OWNER") await refuseLastOwner(tx, member);
  await tx.delete(organizationMember).where(eq(organizationMember.id, id));
  await endPlaces(tx, member);
  await recordMemberEvent(tx, actor, member, { verb: leaving(actor, member), fromState: member.role });
}

/** Transfers ownership to another member; the former owner becomes admin. Payouts pause for a while. */
export async function handOver(tx: Tx, actor: Actor, organizationId: string, memberId: string): Promise<void> {
  authorize(actor, "organization.handOver", { organizationId }, "This organization");
  const member = await lockMember(tx, memberId);
  if (member.organizationId !== organizationId) throw notFound("This member");
  if (member.userId === actor.userId) throw conflict("own_membership", texts.ownMembership);
  await refuseTooManyOwned(tx, member.userId);
  await setRole(tx, memberId, "OWNER");
  const own = and(eq(organizationMember.organizationId, organizationId), eq(organizationMember.userId, actor.userId));
  await tx.update(organizationMember).set({ role: "ADMIN", ownerSince: null }).where(own);
  await endInvitations(tx, { userId: actor.userId, organizationId });
  const subject = { subject: "organization", subjectId: organizationId, organizationId } as const;
  await recordPeopleEvent(tx, actor, { ...subject, verb: "handOver", fromState: actor.userId, toState: member.userId });
}

type MemberHappening = { verb: (typeof memberHappenings)[number]; fromState: string; toState?: string };

const recordMemberEvent = (
  tx: Tx,
  actor: Actor,
  { userId: subjectId, organizationId }: Pick<Member, "userId" | "organizationId">,
  happening: MemberHappening,
): Promise<void> => recordPeopleEvent(tx, actor, { subject: "member", subjectId, organizationId, ...happening });

const leaving = (actor: Actor, { userId }: Pick<Member, "userId">) => (userId === actor.userId ? "leave" : "remove");

/** `project 0` */
const placeRoleName = ({ projectId }: Pick<PlaceMember, "projectId">, role: PlaceRole): string =>
  `${projectId ? "project" : "media"} ${role}`;

const isWeaker = (role: OrganizationRole, than: OrganizationRole): boolean =>
  organizationRoles.indexOf(role) > organizationRoles.indexOf(than);

type Member = { id: string; userId: string; organizationId: string; role: OrganizationRole };

/** Serializes changes of an organization's members, so that its last owner can't leave in a race. */
async function lockMember(tx: Tx, id: string): Promise<Member> {
  const [found] = await tx
    .select({ organizationId: organizationMember.organizationId })
    .from(organizationMember)
    .where(eq(organizationMember.id, id));
  if (!found) throw notFound("This member");
  await lockOrganization(tx, found.organizationId);
  const [member] = await tx.select().from(organizationMember).where(eq(organizationMember.id, id));
  if (!member) throw notFound("This member");
  return member;
}

export async function lockOrganization(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.id, organizationId))
    .for("no key update");
}

async function setRole(tx: Tx, id: string, role: OrganizationRole): Promise<void> {
  const ownerSince = role === "OWNER" ? sql`now()` : null;
  await tx
    .update(organizationMember)
    .set({ role, ownerSince, updatedAt: sql`now()` })
    .where(eq(organizationMember.id, id));
}

async function refuseLastOwner(tx: Tx, { id, organizationId }: Member): Promise<void> {
  const others = and(
    eq(organizationMember.organizationId, organizationId),
    eq(organizationMember.role, "OWNER"),
    ne(organizationMember.id, id),
  );
  if ((await tx.$count(organizationMember, others)) > 0) return;
  throw conflict("last_owner", texts.lastOwner);
}

/** Ends roles in single places, pending invitations and the current place along with a membership. */
async function endPlaces(tx: Tx, { userId, organizationId }: Pick<Member, "userId" | "organizationId">): Promise<void> {
  await tx
    .delete(placeMember)
    .where(and(eq(placeMember.userId, userId), eq(placeMember.organizationId, organizationId)));
  await endInvitations(tx, { userId, organizationId });
  await tx
    .update(clientUser)
    .set({ currentOrganizationId: null })
    .where(and(eq(clientUser.id, userId), eq(clientUser.currentOrganizationId, organizationId)));
}

type Inviting = Pick<Member, "userId"> & Partial<Pick<PlaceMember, "organizationId" | "projectId" | "mediaProjectId">>;

/** Ends a person's open invitations into one place, an organization or anywhere, along with the right to send them. */
export async function endInvitations(
  tx: Tx,
  { userId, organizationId, projectId, mediaProjectId }: Inviting,
): Promise<void> {
  const place = projectId
    ? eq(invitation.projectId, projectId)
    : mediaProjectId
      ? eq(invitation.mediaProjectId, mediaProjectId)
      : organizationId && eq(invitation.organizationId, organizationId);
  await tx
    .delete(invitation)
    .where(and(eq(invitation.invitedBy, userId), place || undefined, isNull(invitation.acceptedAt)));
}

export async function changePlaceRole(tx: Tx, actor: Actor, id: string, role: PlaceRole): Promise<void> {
  const member = await lockPlaceMember(tx, id);
  authorize(actor, changePermission(member), placeOf(member), "This member");
  if (!assignablePlaceRoles(effectiveRole(actor, placeOf(member))).includes(role)) throw outOfReach();
  await tx.update(placeMember).set({ role, updatedAt: sql`now()` }).where(eq(placeMember.id, id));
  if (role > member.role) await endInvitations(tx, member);
  const change = { fromState: placeRoleName(member, member.role), toState: placeRoleName(member, role) };
  await recordMemberEvent(tx, actor, member, { verb: "changeRole", ...change });
}

export async function removePlaceMember(tx: Tx, actor: Actor, id: string): Promise<void> {
  const member = await lockPlaceMember(tx, id);
  if (member.userId !== actor.userId) authorize(actor, changePermission(member), placeOf(member), "This member");
  await tx.delete(placeMember).where(eq(placeMember.id, id));
  await endInvitations(tx, member);
  const fromState = placeRoleName(member, member.role);
  await recordMemberEvent(tx, actor, member, { verb: leaving(actor, member), fromState });
}

type PlaceMember = typeof placeMember.$inferSelect;

async function lockPlaceMember(tx: Tx, id: string): Promise<PlaceMember> {
  const [member] = await tx.select().from(placeMember).where(eq(placeMember.id, id)).for("update");
  if (!member) throw notFound("This member");
  return member;
}

const changePermission = ({ projectId }: PlaceMember) =>
  projectId ? ("projectMember.change" as const) : ("mediaMember.change" as const);

const placeOf = ({ organizationId, projectId, mediaProjectId }: PlaceMember): PermissionPlace => ({
  organizationId,
  projectId: projectId ?? undefined,
  mediaProjectId: mediaProjectId ?? undefined,
});

/** Makes a project's creator its admin. Owners and admins of the organization need no membership (R6.3). */
export async function joinAsMaker(
  tx: Tx,
  actor: Actor,
  place: { organizationId: string; projectId: string },
): Promise<void> {
  const role = organizationRoleIn(actor, place.organizationId);
  if (role && !seesAll(role)) await tx.insert(placeMember).values({ ...place, userId: actor.userId, role: 0 });
}

/** The actor with the role from `joinAsMaker`, without another query. */
export function asMaker(actor: Actor, place: { organizationId: string; projectId: string }): Actor {
  return { ...actor, projectMemberships: [...actor.projectMemberships, { ...place, role: 0, showsAmounts: false }] };
}

function outOfReach(): Refusal {
  return new Refusal(403, "role_out_of_reach", texts.roleOutOfReach);
}
