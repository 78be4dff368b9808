import { and, asc, eq, notInArray } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { settledStatuses } from "../../statuses.ts";
import { order } from "../tables.ts";

/**
 * Tells advertisers with open orders that somebody else proved the outlet's domain (R3.5). The orders continue, since a
 * publication counts by its domain; without one, deadlines return the money.
 */
export async function tellOpenOrders(tx: Tx, mediaId: string): Promise<void> {
  const rows = await tx
    .select({ id: order.id, status: order.status, organizationId: order.clientOrganizationId })
    .from(order)
    .where(and(eq(order.mediaProjectId, mediaId), notInArray(order.status, [...settledStatuses])))
    .orderBy(asc(order.id));
  await recordEvents(
    tx,
    rows.map(({ id, status, organizationId }) => ({
      subject: "order",
      subjectId: id,
      verb: "loseOutlet",
      organizationIds: [organizationId],
      party: "system",
      actorId: null,
      toState: status,
    })),
  );
}
