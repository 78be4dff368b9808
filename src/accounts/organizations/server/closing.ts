import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
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
import { tiesInWords } from "../obligations.ts";
import { organizationStatuses } from "../organization.ts";
import { readObligations } from "./queries.ts";

const texts = catalogue("accounts.organizations.server.closing", {
  organizationInUse: (name: string, { still, advice }: { still: string; advice: string }) =>
    `${name} still ${still}. Settle that first, then close it. ${advice}`.trim(),
});

/**
 * Closes an organization for good: outlets leave the marketplace, memberships end, the books stay. Throws 409
 * `organization_in_use` while money, open orders or awaited money remain. Guarantees of its orders end (decision 0307).
 */
export async function closeOrganization(tx: Tx, actor: Actor, id: string, closing: Closing): Promise<void> {
  authorize(actor, "organization.close", { organizationId: id }, "This organization");
  await closeBooks(tx, actor, id, closing);
}

export async function closeBooks(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  { lockMoney, readSettlements, leaveMarket, forgetProjects, forgetWebhooks }: Closing,
): Promise<void> {
  await lockOrganization(tx, organizationId);
  // From here on no booking of this organization moves money: it waits for these rows.
  await lockMoney(tx, organizationId);
  // Documents and commissions of its settlements read its billing details and owners.
  await readSettlements(tx, organizationId);
  await leaveMarket(tx, organizationId);
  await forgetProjects(tx, organizationId);
  await forgetWebhooks(tx, organizationId);
  const [found] = await readObligations(tx, [organizationId]);
  if (!found) throw notFound("This organization");
  const ties = tiesInWords(found);
  const { name, moneyCents, openOrders } = found;
  if (ties) throw conflict("organization_in_use", texts.organizationInUse(name, ties), { moneyCents, openOrders });
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
