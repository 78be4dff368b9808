import { eq, sql } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../../actor.ts";
import type { organizationHappenings } from "../../happenings.ts";
import { lockOrganization } from "../../members/server/commands.ts";
import type { Closing } from "../../server/entrances.ts";
import { organization } from "../../server/tables.ts";
import { type OrganizationStatus, organizationStatuses } from "../organization.ts";

const texts = catalogue("accounts.organizations.server.commandsSuspension", {
  notActive: "Only an active organization can be suspended.",
  notSuspended: "This organization is not suspended.",
});

const { active, suspended } = organizationStatuses;

/**
 * Suspends an organization (R3.2, decision 0065): no outlets listed, no new business, no payouts; current orders
 * continue. Tells its owners why. Throws 409 when not active.
 */
export async function suspendOrganization(
  tx: Tx,
  actor: Actor | undefined,
  id: string,
  { reason, leaveMarket }: Pick<Closing, "leaveMarket"> & { reason: string },
): Promise<void> {
  await lockOrganization(tx, id);
  await requireStatus(tx, id, active, texts.notActive);
  await tx
    .update(organization)
    .set({ status: suspended, suspendedReason: reason, updatedAt: sql`now()` })
    .where(eq(organization.id, id));
  await leaveMarket(tx, id);
  await record(tx, actor, id, { verb: "suspend", message: reason });
}

/** Ends a suspension. Its people list the outlets again. Throws 409 when not suspended. */
export async function reactivateOrganization(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockOrganization(tx, id);
  await requireStatus(tx, id, suspended, texts.notSuspended);
  await tx
    .update(organization)
    .set({ status: active, suspendedReason: null, updatedAt: sql`now()` })
    .where(eq(organization.id, id));
  await record(tx, actor, id, { verb: "reactivate", message: "" });
}

async function requireStatus(tx: Tx, id: string, status: OrganizationStatus, otherwise: string): Promise<void> {
  const [row] = await tx.select({ status: organization.status }).from(organization).where(eq(organization.id, id));
  if (!row) throw notFound("This organization");
  if (row.status !== status) throw conflict("organization_status", otherwise);
}

type OrganizationEvent = { verb: (typeof organizationHappenings)[number]; message: string };

/** Without an actor, the owners did it by a link in their mail. */
const record = (tx: Tx, actor: Actor | undefined, id: string, happened: OrganizationEvent): Promise<unknown> => {
  const by = actor
    ? { party: "operator" as const, actorId: actor.userId }
    : { party: "system" as const, actorId: null };
  return recordEvents(tx, [{ subject: "organization", subjectId: id, organizationIds: [id], ...by, ...happened }]);
};
