import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";
import type { Actor } from "../../actor.ts";
import { lockOrganization } from "../../members/server/commands.ts";
import { authorize } from "../../server/authorize.ts";
import type { Closing } from "../../server/entrances.ts";
import { recordPeopleEvent } from "../../server/record.ts";
import {
  accessGrant,
  clientUser,
  invitation,
  organization,
  organizationMember,
  placeMember,
} from "../../server/tables.ts";
import { organizationStatuses } from "../organization.ts";
import { type Obligations, readObligations } from "./queries.ts";

const texts = catalogue("accounts.organizations.server.closing", {
  organizationInUse: (name: string, reasons: string) => `${name} still ${reasons}. Settle that first, then close it.`,
});

/**
 * Closes an organization for good: outlets leave the marketplace, memberships end, the books stay. Throws 409
 * `organization_in_use` while money or open orders remain.
 */
export async function closeOrganization(tx: Tx, actor: Actor, id: string, closing: Closing): Promise<void> {
  authorize(actor, "organization.close", { organizationId: id }, "This organization");
  await closeBooks(tx, actor, id, closing);
}

export async function closeBooks(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  { lockMoney, leaveMarket, forgetProjects, forgetWebhooks }: Closing,
): Promise<void> {
  await lockOrganization(tx, organizationId);
  // From here on no booking of this organization moves money: it waits for these rows.
  await lockMoney(tx, organizationId);
  await leaveMarket(tx, organizationId);
  await forgetProjects(tx, organizationId);
  await forgetWebhooks(tx, organizationId);
  const [found] = await readObligations(tx, [organizationId]);
  if (!found) throw notFound("This organization");
  if (found.moneyCents !== 0 || found.openOrders > 0) throw inUse(found);
  await tx
    .update(organization)
    .set({
      status: organizationStatuses.closed,
      suspendedReason: null,
      // Issued invoices keep the buyer as printed.
      billingName: null,
      billingAddress: null,
      billingCountry: null,
      taxId: null,
      updatedAt: sql`now()`,
    })
    .where(eq(organization.id, organizationId));
  // Invitations first: a concurrent acceptance has joined by then, or finds none.
  await tx.delete(invitation).where(eq(invitation.organizationId, organizationId));
  await tx.delete(accessGrant).where(eq(accessGrant.organizationId, organizationId));
  await tx.delete(placeMember).where(eq(placeMember.organizationId, organizationId));
  await tx.delete(organizationMember).where(eq(organizationMember.organizationId, organizationId));
  await tx
    .update(clientUser)
    .set({ currentOrganizationId: null })
    .where(eq(clientUser.currentOrganizationId, organizationId));
  await recordPeopleEvent(tx, actor, {
    subject: "organization",
    subjectId: organizationId,
    verb: "close",
    organizationId,
  });
}

function inUse({ name, moneyCents, owedCents, openOrders }: Obligations) {
  const heldCents = moneyCents - owedCents;
  const reasons = [
    ...(heldCents !== 0 ? [`holds ${formatCents(heldCents)}`] : []),
    ...(owedCents > 0 ? [`owes ${formatCents(owedCents)}`] : []),
    ...(openOrders > 0 ? [`has ${counted(openOrders, "open order")}`] : []),
  ];
  return conflict("organization_in_use", texts.organizationInUse(name, reasons.join(" and ")), {
    moneyCents,
    openOrders,
  });
}
