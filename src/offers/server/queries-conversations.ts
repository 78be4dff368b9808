import { eq } from "drizzle-orm";
import { nameOfMedia } from "#media/server/queries.ts";
import type { ConversationSubject } from "#messages/conversation.ts";
import type { ConversationKeeper } from "#messages/server/queries-keeper.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { offerPaths } from "../offer.ts";
import { placesOf } from "./queries-places.ts";
import { type OfferRow, offer } from "./tables.ts";

const texts = catalogue("offers.conversations", {
  offer: "Offer",
});

const placed = `
  SELECT json_build_object('subject', ${literal<ConversationSubject>("offer")}, 'id', offer.id, 'name', 'Offer', 'title', '',
    'mediaName', media.name, 'isShared', true, 'isDisputed', false,
    'client', json_build_object('organizationId', offer.client_organization_id, 'projectId', offer.project_id),
    'publisher', json_build_object('organizationId', offer.publisher_organization_id, 'mediaProjectId', offer.media_project_id))
  FROM offer JOIN media_project AS media ON media.id = offer.media_project_id
  WHERE offer.id = message.subject_id`;

/** The conversation continues under the order, which has the same id (decision 0040). */
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
    return { name: texts.offer, mediaName: await nameOfMedia(reader, row.mediaProjectId), title: "", paths };
  },
  placed,
  pathFor: {
    client: ({ id }) => offerPaths.client(id),
    publisher: ({ id }) => offerPaths.publisher(id),
    operator: ({ id }) => offerPaths.client(id),
  },
};

async function findRow(reader: Reader, id: string): Promise<OfferRow | undefined> {
  const [row] = await reader.select().from(offer).where(eq(offer.id, id));
  return row;
}
