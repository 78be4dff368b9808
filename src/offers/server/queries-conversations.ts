import { eq } from "drizzle-orm";
import { nameOfMedia } from "#media/server/queries.ts";
import type { ConversationKeeper } from "#orders/messages/server/queries-keeper.ts";
import type { Reader } from "#platform/database/database.ts";
import { offerPaths } from "../offer.ts";
import { placesOf } from "./queries-places.ts";
import { type OfferRow, offer } from "./tables.ts";

/** Offers, as their two sides talk about them. What was said goes on with the order of the same id (decision 0040). */
export const offerConversations: ConversationKeeper = {
  what: "This offer",
  async locate(reader, id) {
    const row = await findRow(reader, id);
    return row && { ...(await placesOf(reader, row)), isShared: true, isDisputed: false };
  },
  async describe(reader, id) {
    const row = await findRow(reader, id);
    if (!row) return undefined;
    const paths = { client: offerPaths.client(id), publisher: offerPaths.publisher(id) };
    return { name: `Offer to ${await nameOfMedia(reader, row.mediaProjectId)}`, title: "", paths };
  },
};

async function findRow(reader: Reader, id: string): Promise<OfferRow | undefined> {
  const [row] = await reader.select().from(offer).where(eq(offer.id, id));
  return row;
}
