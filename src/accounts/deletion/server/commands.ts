import { and, eq, isNull, or, sql } from "drizzle-orm";
import { deleteUser } from "#auth/server/accounts/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { forgetUploader } from "#platform/files/commands.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { forgetMailsTo } from "#platform/mail/jobs.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../../actor.ts";
import { lockOrganization } from "../../members/server/commands.ts";
import { closeBooks } from "../../organizations/server/closing.ts";
import { refuseLastOperator } from "../../people/server/commands-operators.ts";
import { requireFreshSignIn } from "../../server/authorize.ts";
import type { Departure } from "../../server/entrances.ts";
import { accessGrant, clientUser, invitation, organizationMember, placeMember } from "../../server/tables.ts";
import { deletedAddress } from "../deleted-address.ts";
import { readAccountDeletion } from "./queries.ts";

const texts = catalogue("accounts.deletion.server.commands", {
  deleteAccount: "delete your account",
  tied: ({ name, still }: { name: string; still: string }) => `${name}, which still ${still}`,
  accountInUse: (tied: string) =>
    `You alone own ${tied}. Hand the ownership over, or settle that, then delete your account.`,
  deletedUser: "Deleted user",
});

/**
 * Deletes the person's account: closes organizations without another owner and erases personal data from the record
 * behind orders. Throws 403 `reauthentication_needed`, 409 `account_in_use` (ties of a sole-owned organization), 409
 * `last_operator`.
 */
export async function deleteAccount(tx: Tx, actor: Actor, id: string, closing: Departure): Promise<void> {
  if (id !== actor.userId) throw notFound("This user");
  requireFreshSignIn(actor, texts.deleteAccount);
  await refuseLastOperator(tx, id);
  // Serializes owners who leave at once, so that the second sees that it is the last.
  const memberships = actor.memberships.map(({ organizationId }) => organizationId).sort();
  for (const organizationId of memberships) await lockOrganization(tx, organizationId);
  const preview = await readAccountDeletion(tx, actor, id);
  if (!preview) throw notFound("This user");
  if (preview.blockedBy.length > 0) {
    throw conflict("account_in_use", texts.accountInUse(preview.blockedBy.map(texts.tied).join("; ")));
  }
  for (const { organization: owned } of preview.closes) await closeBooks(tx, actor, owned, closing);
  await tx.delete(organizationMember).where(eq(organizationMember.userId, id));
  await tx.delete(placeMember).where(eq(placeMember.userId, id));
  await tx.delete(accessGrant).where(eq(accessGrant.userId, id));
  await closing.forgetPerson(tx, id);
  await forgetOwnFiles(tx, id);
  await forgetMailsTo(tx, actor.email);
  await forgetInvitations(tx, actor);
  await tx
    .update(clientUser)
    .set({
      name: texts.deletedUser,
      email: deletedAddress(id),
      phone: null,
      avatar: null,
      questionnaire: null,
      currentOrganizationId: null,
      currentProjectId: null,
      currentCampaignId: null,
      currentMediaProjectId: null,
      operator: false,
      updatedAt: sql`now()`,
    })
    .where(eq(clientUser.id, id));
  await deleteUser(tx, id);
}

/** Open ones that they sent, and all that name their address. */
async function forgetInvitations(tx: Tx, { userId, email }: Pick<Actor, "userId" | "email">): Promise<void> {
  const sent = and(eq(invitation.invitedBy, userId), isNull(invitation.acceptedAt));
  const received = or(eq(invitation.acceptedBy, userId), eq(invitation.email, email.toLowerCase()));
  await tx.delete(invitation).where(or(sent, received));
}

async function forgetOwnFiles(tx: Tx, id: string): Promise<void> {
  const [person] = await tx.select({ avatar: clientUser.avatar }).from(clientUser).where(eq(clientUser.id, id));
  await forgetUploader(tx, id, person?.avatar ?? null);
}
