import { nameOfMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { OfferMoney } from "./post-offer.ts";
import type { OfferRow } from "./tables.ts";

const texts = catalogue("offers.server.walletOffer", {
  offer: (outlet: string) => `Offer to ${outlet}`,
});

export async function moneyOfOffer(tx: Tx, row: OfferRow): Promise<OfferMoney> {
  const { id: offerId, clientOrganizationId, mediaProjectId } = row;
  return { offerId, clientOrganizationId, title: texts.offer(await nameOfMedia(tx, mediaProjectId)) };
}
