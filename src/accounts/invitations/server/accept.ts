import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { conflict, notFound, Refusal } from "#platform/http/errors.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type Actor, organizationRoles } from "../../actor.ts";
import { maskedAddress } from "../../members/members.ts";
import { setCurrent } from "../../people/server/commands.ts";
import { recordPeopleEvent } from "../../server/record.ts";
import { invitation, organizationMember, placeMember } from "../../server/tables.ts";
import { newestCampaignOf } from "./queries.ts";

const texts = catalogue("accounts.invitations.server.accept", {
  invitationRevoked: "This invitation was taken back. Ask for a new one.",
  invitationExpired: "This invitation has expired. Ask for a new one.",
  otherAddress: (email: string) => `This invitation was sent to ${email}. Sign in with that address to accept it.`,
});

type InvitationRow = typeof invitation.$inferSelect;

/**
 * Accepts an invitation and returns its id; repeating is harmless, existing roles never weaken. Throws 404 for an
 * unknown token, 403 `other_address`, 409 `invitation_expired` or `invitation_revoked`.
 */
export async function acceptInvitation(tx: Tx, actor: Actor, token: string): Promise<string> {
  const [row] = await tx
    .select()
    .from(invitation)
    .where(eq(invitation.tokenHash, hashOfSecret(token)))
    .for("update");
  if (!row) throw notFound("This invitation");
  refuseOtherAddress(actor, row);
  if (row.acceptedAt) return row.id;
  if (row.revokedAt) throw conflict("invitation_revoked", texts.invitationRevoked);
  if (row.expiresAt <= new Date()) throw conflict("invitation_expired", texts.invitationExpired);
  await join(tx, actor, row);
  await tx
    .update(invitation)
    .set({ acceptedAt: sql`now()`, acceptedBy: actor.userId, updatedAt: sql`now()` })
    .where(eq(invitation.id, row.id));
  const { id: subjectId, organizationId } = row;
  await recordPeopleEvent(tx, actor, { subject: "invitation", subjectId, verb: "accept", organizationId });
  return row.id;
}

async function join(tx: Tx, actor: Actor, row: InvitationRow): Promise<void> {
  const { organizationId, projectId, mediaProjectId, organizationRole, placeRole } = row;
  if (organizationRole)
    await tx
      .insert(organizationMember)
      .values({
        organizationId,
        userId: actor.userId,
        role: organizationRole,
        ownerSince: organizationRole === "OWNER" ? sql`now()` : null,
      })
      .onConflictDoUpdate({
        target: [organizationMember.userId, organizationMember.organizationId],
        set: {
          role: sql`CASE WHEN array_position(${strongestFirst}, excluded.role) < array_position(${strongestFirst}, ${organizationMember.role})
                         THEN excluded.role ELSE ${organizationMember.role} END`,
          ownerSince: sql`CASE WHEN ${organizationMember.role} = 'OWNER' THEN ${organizationMember.ownerSince} ELSE excluded.owner_since END`,
        },
      });
  if (placeRole !== null)
    await tx
      .insert(placeMember)
      .values({ organizationId, projectId, mediaProjectId, userId: actor.userId, role: placeRole })
      .onConflictDoUpdate({
        target: [placeMember.userId, projectId ? placeMember.projectId : placeMember.mediaProjectId],
        set: { role: sql`least(excluded.role, ${placeMember.role})` },
      });
  await setCurrent(tx, actor, {
    organizationId,
    ...(projectId && { project: { id: projectId, campaignId: newestCampaignOf(projectId) } }),
    ...(mediaProjectId && { mediaProjectId }),
  });
}

const strongestFirst = sql.raw(`ARRAY[${organizationRoles.map(literal).join(", ")}]`);

function refuseOtherAddress(actor: Actor, { email }: InvitationRow): void {
  if (actor.email.toLowerCase() === email) return;
  throw new Refusal(403, "other_address", texts.otherAddress(maskedAddress(email)));
}
