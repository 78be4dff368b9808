import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OrderHappening, OrderStatus } from "../order.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";

type Happening = Pick<MoveRequest, "party" | "actorId"> & {
  verb: OrderHappening;
  fromState?: OrderStatus;
  message?: string | undefined;
};

/** Records an event in the order's current status; returns its id. */
export async function recordOrderEvent(tx: Tx, row: OrderRow, happening: Happening): Promise<string> {
  const [id] = await recordEvents(tx, [
    { subject: "order", subjectId: row.id, toState: row.status, ...shownTo(row), ...happening },
  ]);
  if (!id) throw new Error("event was not written");
  return id;
}

/** An event's readers, and the outlet in whose activity it shows. */
export const shownTo = (row: OrderRow) => ({
  organizationIds: concernedBy(row),
  ...(row.sentAt && { publisherOrganizationId: row.publisherOrganizationId, mediaProjectId: row.mediaProjectId }),
});

/** Includes the publisher only once a text was sent, since they don't know the order before. */
export const concernedBy = (row: OrderRow): string[] =>
  row.sentAt ? [row.clientOrganizationId, row.publisherOrganizationId] : [row.clientOrganizationId];
