import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { countInvitationsSent } from "#events/server/queries.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, invalid, notFound, Refusal } from "#platform/http/errors.ts";
import { hashOfSecret, newSecret } from "#platform/http/secret.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor, OrganizationRole } from "../../actor.ts";
import {
  assignablePlaceRoles,
  assignableRoles,
  invitationDays,
  invitationsPerDay,
  invitationsPerPersonPerDay,
} from "../../members/members.ts";
import { lockOrganization } from "../../members/server/commands.ts";
import { effectiveRole, organizationRoleIn, rolesThatSeeAll } from "../../permissions.ts";
import { authorize, requireFreshSignIn } from "../../server/authorize.ts";
import { recordPeopleEvent } from "../../server/record.ts";
import { invitation } from "../../server/tables.ts";
import type { invitationInput } from "../contract.ts";
import { hasTraded, type LocatedPlace, locatePlace } from "./queries.ts";

const texts = catalogue("accounts.invitations.server.commands", {
  sendInvitation: "send the invitation",
  invitationAccepted: "This invitation was accepted already.",
  organizationCanSend: (invitationsPerDay: number) =>
    `An organization can send ${invitationsPerDay} invitations a day.`,
  beforeFirstOrder: (most: number) => `Before your first order you can send ${most} invitations a day.`,
  canSendInvitations: (most: number) => `You can send ${most} invitations a day.`,
  invitationLimit: (sentence: string) => `${sentence} Try again tomorrow.`,
  roleOutOfReach: "You can't invite somebody with a role above your own.",
});

type InvitationRow = typeof invitation.$inferSelect;

const expiry = sql`now() + make_interval(days => ${invitationDays})`;

/** Placeholder hash of a secret that nobody knows, until the mail makes the real one. */
const withoutLink = () => hashOfSecret(newSecret());

/**
 * Invites an address; inviting again changes the role and replaces the link. Throws 404 for another's place, 403 for a
 * role above the actor's, 409 `invitation_limit`.
 */
export async function inviteMember(tx: Tx, actor: Actor, input: z.infer<typeof invitationInput>): Promise<string> {
  const place = await locatePlace(tx, input);
  if (!place) throw notFound("This place");
  authorize(actor, invitePermission(place), place, "This place");
  const role = requireRole(actor, place, input);
  requireProofFor(actor, role.organizationRole);
  await refuseOverLimit(tx, actor, place.organizationId);
  const fields = {
    organizationId: place.organizationId,
    projectId: place.projectId,
    mediaProjectId: place.mediaProjectId,
    email: input.email,
    invitedBy: actor.userId,
    tokenHash: withoutLink(),
    expiresAt: expiry,
    ...role,
  };
  const open = and(
    eq(invitation.email, input.email),
    sql`coalesce(${invitation.projectId}, ${invitation.mediaProjectId}, ${invitation.organizationId}) = ${placeId(place)}`,
    isNull(invitation.acceptedAt),
    isNull(invitation.revokedAt),
  );
  const again = { ...fields, sentAt: sql`now()`, updatedAt: sql`now()` };
  const [known] = await tx.update(invitation).set(again).where(open).returning({ id: invitation.id });
  const [row] = known ? [known] : await tx.insert(invitation).values(fields).returning({ id: invitation.id });
  if (!row) throw new Error("invitation was not written");
  await recordInvitation(tx, actor, { id: row.id, organizationId: place.organizationId }, "send");
  return row.id;
}

/** Mails a new link for another week; the older one ends. */
export async function resendInvitation(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { row } = await lockOpen(tx, actor, id);
  requireProofFor(actor, row.organizationRole);
  await refuseOverLimit(tx, actor, row.organizationId);
  await tx
    .update(invitation)
    .set({
      tokenHash: withoutLink(),
      invitedBy: actor.userId,
      expiresAt: expiry,
      sentAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(invitation.id, id));
  await recordInvitation(tx, actor, row, "send");
}

/** Ends the link at once. */
export async function revokeInvitation(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { row } = await lockOpen(tx, actor, id);
  await tx.update(invitation).set({ revokedAt: sql`now()` }).where(eq(invitation.id, id));
  await recordInvitation(tx, actor, row, "revoke");
}

/** Admins reach money, so a stolen or forgotten session must not invite one. */
function requireProofFor(actor: Actor, role: OrganizationRole | null): void {
  if (role && rolesThatSeeAll.includes(role)) requireFreshSignIn(actor, texts.sendInvitation);
}

/** The role for the place's kind. Throws 403 above the actor's own. */
function requireRole(actor: Actor, place: LocatedPlace, input: z.infer<typeof invitationInput>) {
  if (place.projectId || place.mediaProjectId) {
    const field = place.projectId ? "projectRole" : "mediaRole";
    const placeRole = input[field];
    if (placeRole === undefined) throw invalid(field, messages.choose, "required");
    if (!assignablePlaceRoles(effectiveRole(actor, place)).includes(placeRole)) throw aboveOwn();
    return { placeRole, organizationRole: null };
  }
  const { organizationRole } = input;
  if (organizationRole === undefined) throw invalid("organizationRole", messages.choose, "required");
  const own = organizationRoleIn(actor, place.organizationId);
  if (!assignableRoles(own, "VIEWER").includes(organizationRole)) throw aboveOwn();
  return { organizationRole, placeRole: null };
}

async function lockOpen(tx: Tx, actor: Actor, id: string): Promise<{ row: InvitationRow; place: LocatedPlace }> {
  const [row] = await tx.select().from(invitation).where(eq(invitation.id, id)).for("update");
  const place =
    row &&
    (await locatePlace(tx, {
      organization: row.organizationId,
      project: row.projectId ?? undefined,
      media: row.mediaProjectId ?? undefined,
    }));
  if (!row || !place) throw notFound("This invitation");
  authorize(actor, invitePermission(place), place, "This invitation");
  if (row.acceptedAt) throw conflict("invitation_accepted", texts.invitationAccepted);
  if (row.revokedAt) throw notFound("This invitation");
  return { row, place };
}

const invitePermission = ({ projectId, mediaProjectId }: LocatedPlace) =>
  projectId ? "project.invite" : mediaProjectId ? "media.invite" : "organization.invite";

const placeId = ({ projectId, mediaProjectId, organizationId }: LocatedPlace): string =>
  projectId ?? mediaProjectId ?? organizationId;

/** Daily limit per organization and per person, since strangers receive these mails. */
async function refuseOverLimit(tx: Tx, { userId }: Actor, organizationId: string): Promise<void> {
  await lockOrganization(tx, organizationId);
  await takeTurn(tx, `invitations/${userId}`);
  const sent = await countInvitationsSent(tx, { actorId: userId, organizationId });
  if (sent.byOrganization >= invitationsPerDay) throw overLimit(texts.organizationCanSend(invitationsPerDay));
  const { usual, newcomer } = invitationsPerPersonPerDay;
  const most = (await hasTraded(tx, userId)) ? usual : newcomer;
  if (sent.byPerson >= most)
    throw overLimit(most === newcomer ? texts.beforeFirstOrder(newcomer) : texts.canSendInvitations(usual));
}

const overLimit = (sentence: string) => conflict("invitation_limit", texts.invitationLimit(sentence));

const recordInvitation = (
  tx: Tx,
  actor: Actor,
  { id, organizationId }: Pick<InvitationRow, "id" | "organizationId">,
  verb: "send" | "revoke",
): Promise<void> => recordPeopleEvent(tx, actor, { subject: "invitation", subjectId: id, verb, organizationId });

const aboveOwn = () => new Refusal(403, "role_out_of_reach", texts.roleOutOfReach);
