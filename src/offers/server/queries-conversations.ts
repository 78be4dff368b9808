import { eq } from "drizzle-orm";
import { nameOfMedia } from "#media/server/queries.ts";
import type { ConversationKeeper } from "#orders/messages/server/queries-keeper.ts";
import type { Reader } from "#platform/database/database.ts";
import { type OfferRow, offer } from "./tables.ts";
import { clientSide, publisherSide } from "./tell.ts";

/** Offers, as their two sides talk about them. An order keeps its offer's id, so the talk goes on with it. */
export const offerConversations: ConversationKeeper = {
  what: "This offer",
  async locate(reader, id) {
    const row = await findRow(reader, id);
    if (!row) return undefined;
    const client = (await clientSide(reader, row)).to;
    return { client, publisher: publisherSide(row).to, isShared: true, isDisputed: false };
  },
  async describe(reader, id) {
    const row = await findRow(reader, id);
    if (!row) return undefined;
    const paths = { client: (await clientSide(reader, row)).path, publisher: publisherSide(row).path };
    return { name: `Offer for ${await nameOfMedia(reader, row.mediaProjectId)}`, title: row.terms.formatType, paths };
  },
};

async function findRow(reader: Reader, id: string): Promise<OfferRow | undefined> {
  const [row] = await reader.select().from(offer).where(eq(offer.id, id));
  return row;
}
