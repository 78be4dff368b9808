import type { Actor } from "#accounts/actor.ts";
import { may, type PermissionPlace } from "#accounts/permissions.ts";
import { authorizeSide } from "#accounts/server/authorize.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import type { Tx } from "#platform/database/database.ts";
import { forbidden, notFound } from "#platform/http/errors.ts";
import type { MoveMakers } from "../moves/move.ts";
import type { OrderParty } from "../moves/party.ts";
import { refuseOverdue } from "./deadline.ts";
import { lockOrder } from "./move.ts";
import type { OrderRow } from "./move-request.ts";

type Sides = Record<TradeSide, PermissionPlace>;

/**
 * Locks an order and returns the actor's party. Throws 404 for a stranger, 403 for a weak role or the wrong side, 409
 * `order_move` after the deadline.
 */
export async function lockFor(
  tx: Tx,
  actor: Actor,
  id: string,
  by: MoveMakers,
): Promise<{ row: OrderRow; party: OrderParty }> {
  const row = await lockOrder(tx, id);
  if (!row) throw notFound("This order");
  const party = partyOf(actor, by, await sidesOf(tx, row), row.sentAt !== null);
  await refuseOverdue(tx, row);
  return { row, party };
}

function partyOf(actor: Actor, by: MoveMakers, places: Sides, isSent: boolean): OrderParty {
  if (by.operator && actor.operator) return "operator";
  const seen = tradeSides.filter(
    (side) => (side === "client" || isSent) && may(actor, "order.read", places[side]) !== undefined,
  );
  if (seen.length === 0) throw notFound("This order");
  for (const side of seen) {
    const permission = by[side];
    if (!permission) continue;
    authorizeSide(actor, permission, places[side], "This order");
    return side;
  }
  throw forbidden();
}

async function sidesOf(tx: Tx, row: OrderRow): Promise<Sides> {
  const campaign = await locateCampaign(tx, row.campaignId);
  return {
    client: { organizationId: row.clientOrganizationId, projectId: campaign?.projectId },
    publisher: { organizationId: row.publisherOrganizationId, mediaProjectId: row.mediaProjectId },
  };
}
