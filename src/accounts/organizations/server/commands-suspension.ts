import { eq, sql } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import type { Actor } from "../../actor.ts";
import type { organizationHappenings } from "../../happenings.ts";
import { lockOrganization } from "../../members/server/commands.ts";
import type { Closing } from "../../server/entrances.ts";
import { organization } from "../../server/tables.ts";
import { type OrganizationStatus, organizationStatuses } from "../organization.ts";

const { active, suspended } = organizationStatuses;

/**
 * Suspends an organization (R3.2, decision 0065): its outlets leave the marketplace, it begins nothing new and takes no money out; orders that
 * are under way go on. Its owners are told why. Throws 409 when it is not active.
 */
export async function suspendOrganization(
  tx: Tx,
  actor: Actor | undefined,
  id: string,
  { reason, leaveMarket }: Closing & { reason: string },
): Promise<void> {
  await lockOrganization(tx, id);
  await requireStatus(tx, id, active, "Only an active organization can be suspended.");
  await tx
    .update(organization)
    .set({ status: suspended, suspendedReason: reason, updatedAt: sql`now()` })
    .where(eq(organization.id, id));
  await leaveMarket(tx, id);
  await record(tx, actor, id, { verb: "suspend", message: reason });
}

/** Ends a suspension; its outlets are listed again by its own people. Throws 409 when it is not suspended. */
export async function reactivateOrganization(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockOrganization(tx, id);
  await requireStatus(tx, id, suspended, "This organization is not suspended.");
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

type Happened = { verb: (typeof organizationHappenings)[number]; message: string };

/** Without an actor Byline does it, by a link in a mail to the owners. */
const record = (tx: Tx, actor: Actor | undefined, id: string, happened: Happened): Promise<unknown> => {
  const by = actor
    ? { party: "operator" as const, actorId: actor.userId }
    : { party: "system" as const, actorId: null };
  return recordEvents(tx, [{ subject: "organization", subjectId: id, organizationIds: [id], ...by, ...happened }]);
};
