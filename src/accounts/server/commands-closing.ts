import { and, eq, isNull, sql } from "drizzle-orm";
import { deleteUser } from "#auth/server/commands.ts";
import type { Actor } from "#platform/contract/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound, Refusal } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { freshMinutes, isFreshlySignedIn } from "../fresh-sign-in.ts";
import { authorize } from "./authorize.ts";
import { lockOrganization } from "./commands-members.ts";
import { readAccountDeletion } from "./queries-access.ts";
import { lockMoney, readObligations } from "./queries-obligations.ts";
import {
  apiToken,
  clientUser,
  invitation,
  organization,
  organizationMember,
  placeMember,
  referral,
  subscriptionPreferences,
} from "./tables.ts";

/** What other modules do when an organization closes; given at the composition. */
export type Closing = { leaveMarket: (tx: Tx, organizationId: string) => Promise<void> };

/**
 * Closes an organization (status 3) for good: its media leave the marketplace and nobody is a member any more; its books
 * stay with the house. Throws 409 `organization_in_use` while money or open orders remain.
 */
export async function closeOrganization(tx: Tx, actor: Actor, id: string, closing: Closing): Promise<void> {
  authorize(actor, "organization.close", { organizationId: id }, "This organization");
  await close(tx, id, closing);
}

async function close(tx: Tx, organizationId: string, { leaveMarket }: Closing): Promise<void> {
  await lockOrganization(tx, organizationId);
  // From here on no other booking of this organization moves money: it would wait for these rows.
  await lockMoney(tx, organizationId);
  await leaveMarket(tx, organizationId);
  const [found] = await readObligations(tx, [organizationId]);
  if (!found) throw notFound("This organization");
  if (found.moneyCents !== 0 || found.openOrders > 0) throw inUse(found);
  await tx.update(organization).set({ status: 3, updatedAt: sql`now()` }).where(eq(organization.id, organizationId));
  // Invitations first: who accepts one at this moment has joined by then, or finds it gone.
  await tx.delete(invitation).where(and(eq(invitation.organizationId, organizationId), isNull(invitation.acceptedAt)));
  await tx.delete(placeMember).where(eq(placeMember.organizationId, organizationId));
  await tx.delete(organizationMember).where(eq(organizationMember.organizationId, organizationId));
  await tx
    .update(clientUser)
    .set({ currentOrganizationId: null, currentProjectId: null, currentCampaignId: null, currentMediaProjectId: null })
    .where(eq(clientUser.currentOrganizationId, organizationId));
}

/**
 * Deletes the person's account: organizations that they alone own are closed, all memberships, tokens and preferences end,
 * the sign-in account goes, and the record that orders and history point at loses everything personal. Throws 403
 * `reauthentication_needed` to who signed in too long ago: whoever finds a device open deletes nobody's account. 409
 * `account_in_use` while an organization that they alone own holds money or open orders.
 */
export async function deleteAccount(tx: Tx, actor: Actor, id: string, closing: Closing): Promise<void> {
  if (id !== actor.userId) throw notFound("This user");
  if (!isFreshlySignedIn(actor.signedInAt, new Date())) throw signInAgain();
  // Two owners who leave at the same time are asked one after the other, so that the second knows to be the last.
  const memberships = actor.memberships.map(({ organizationId }) => organizationId).sort();
  for (const organizationId of memberships) await lockOrganization(tx, organizationId);
  const preview = await readAccountDeletion(tx, actor, id);
  if (!preview) throw notFound("This user");
  if (preview.blockedBy.length > 0) {
    const names = preview.blockedBy.map(({ name }) => name).join(", ");
    throw conflict(
      "account_in_use",
      `You alone own ${names}, which still holds money or open orders. Hand the ownership over, or settle them, then delete your account.`,
    );
  }
  for (const { organization: owned } of preview.closes) await close(tx, owned, closing);
  await tx.delete(organizationMember).where(eq(organizationMember.userId, id));
  await tx.delete(placeMember).where(eq(placeMember.userId, id));
  await tx.delete(apiToken).where(eq(apiToken.userId, id));
  await tx.delete(subscriptionPreferences).where(eq(subscriptionPreferences.userId, id));
  await tx.delete(referral).where(eq(referral.userId, id));
  await tx.delete(invitation).where(and(eq(invitation.invitedBy, id), isNull(invitation.acceptedAt)));
  await tx
    .update(clientUser)
    .set({
      ...{ name: "Deleted user", email: `deleted-${id}@invalid`, phone: null, avatar: null, questionnaire: null },
      ...{ currentOrganizationId: null, currentProjectId: null, currentCampaignId: null, currentMediaProjectId: null },
      ...{ operator: false, updatedAt: sql`now()` },
    })
    .where(eq(clientUser.id, id));
  await deleteUser(tx, id);
}

function signInAgain(): Refusal {
  const message = `You signed in more than ${freshMinutes} minutes ago. Show once more that it is you, then delete your account.`;
  return new Refusal(403, "reauthentication_needed", message);
}

function inUse({ name, moneyCents, openOrders }: { name: string; moneyCents: number; openOrders: number }) {
  const reasons = [
    ...(moneyCents !== 0 ? [`holds ${formatCents(moneyCents)}`] : []),
    ...(openOrders > 0 ? [`has ${openOrders} open order${openOrders === 1 ? "" : "s"}`] : []),
  ];
  return conflict("organization_in_use", `${name} still ${reasons.join(" and ")}. Settle that first, then close it.`, {
    moneyCents,
    openOrders,
  });
}
