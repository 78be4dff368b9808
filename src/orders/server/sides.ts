import type { Actor } from "#accounts/actor.ts";
import { may, type Permission, type Place } from "#accounts/permissions.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { forbidden, notFound } from "#platform/http/errors.ts";
import { lockOrder } from "./move.ts";
import type { OrderRow } from "./move-request.ts";

/** An order, locked, whoever asks. Throws 404. */
export async function lockAny(tx: Tx, id: string): Promise<OrderRow> {
  const row = await lockOrder(tx, id);
  if (!row) throw notFound("This order");
  return row;
}

/** An order, locked for somebody on the advertiser's side who may do this. Throws 404, or 403 for who sees it otherwise. */
export async function lockAsClient(
  tx: Tx,
  actor: Actor,
  id: string,
  permission: Permission = "order.write",
): Promise<OrderRow> {
  const row = await lockAny(tx, id);
  const own = await clientPlaceOf(tx, row);
  refuseOtherSide(actor, own, publisherPlaceOf(row));
  authorize(actor, permission, own, "This order");
  return row;
}

/** The same on the publisher's side. */
export async function lockAsPublisher(tx: Tx, actor: Actor, id: string): Promise<OrderRow> {
  const row = await lockAny(tx, id);
  refuseOtherSide(actor, publisherPlaceOf(row), await clientPlaceOf(tx, row));
  authorize(actor, "order.answer", publisherPlaceOf(row), "This order");
  return row;
}

/** Where the advertiser's roles count. */
export async function clientPlaceOf(tx: Tx, { campaignId, clientOrganizationId }: OrderRow): Promise<Place> {
  const campaign = await locateCampaign(tx, campaignId);
  return { organizationId: clientOrganizationId, projectId: campaign?.projectId };
}

const publisherPlaceOf = ({ publisherOrganizationId, mediaProjectId }: OrderRow): Place => ({
  organizationId: publisherOrganizationId,
  mediaProjectId,
});

/** Who sees the order but sits on the other side of it is told that this is not theirs to do. */
function refuseOtherSide(actor: Actor, own: Place, other: Place): void {
  const sees = (place: Place) => may(actor, "order.read", place) !== undefined;
  if (!sees(own) && sees(other)) throw forbidden();
}
