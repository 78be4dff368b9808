import { and, asc, eq, notInArray } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { settledStatuses } from "../../statuses.ts";
import { order } from "../tables.ts";

/**
 * Tells the advertisers of an outlet's open orders that somebody else proved its domain (R3.5). The orders go on: a publication
 * counts on the domain alone, whoever brings it there, and the deadlines give the money back where none comes.
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
