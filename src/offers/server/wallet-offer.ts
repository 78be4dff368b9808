import { nameOfMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OfferMoney } from "./post-offer.ts";
import type { OfferRow } from "./tables.ts";

export async function moneyOfOffer(tx: Tx, row: OfferRow): Promise<OfferMoney> {
  const { id: offerId, clientOrganizationId, mediaProjectId } = row;
  return { offerId, clientOrganizationId, title: `Offer to ${await nameOfMedia(tx, mediaProjectId)}` };
}
