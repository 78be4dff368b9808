import { eq } from "drizzle-orm";
import { nameOfMedia } from "#media/server/queries.ts";
import type { ConversationSubject } from "#messages/conversation.ts";
import type { ConversationKeeper } from "#messages/server/queries-keeper.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { isKnown } from "../../sending/server/queries.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { order } from "../../server/tables.ts";
import { clientSide, publisherSide } from "../../server/tell.ts";

const texts = catalogue("orders.conversations", {
  order: (number: string) => `Order ${number}`,
});

const placed = `
  SELECT json_build_object('subject', ${literal<ConversationSubject>("order")}, 'id', o.id, 'name', 'Order ' || o.number, 'title', o.title,
    'mediaName', media.name, 'isShared', o.${isKnown}, 'isDisputed', disputed.id IS NOT NULL, 'disputeId', disputed.id,
    'client', json_build_object('organizationId', o.client_organization_id, 'projectId', o.project_id),
    'publisher', json_build_object('organizationId', o.publisher_organization_id, 'mediaProjectId', o.media_project_id))
  FROM publication_order AS o JOIN media_project AS media ON media.id = o.media_project_id
  LEFT JOIN LATERAL (SELECT id FROM dispute WHERE order_id = o.id ORDER BY created_at DESC LIMIT 1) AS disputed ON true
  WHERE o.id = message.subject_id`;

export const orderConversations: ConversationKeeper = {
  what: "This order",
  async locate(reader, id) {
    const row = await findRow(reader, id);
    if (!row) return undefined;
    const client = (await clientSide(reader, row)).to;
    const publisher = publisherSide(row).to;
    return { client, publisher, isShared: row.sentAt !== null, isDisputed: await wasDisputed(reader, row) };
  },
  async describe(reader, id) {
    const row = await findRow(reader, id);
    if (!row) return undefined;
    const { number, title } = row;
    const paths = { client: (await clientSide(reader, row)).path, publisher: publisherSide(row).path };
    return { name: texts.order(number), mediaName: await nameOfMedia(reader, row.mediaProjectId), title, paths };
  },
  placed,
  pathFor: {
    client: ({ id }) => `/orders?order=${id}`,
    publisher: ({ id }) => `/publisher/orders?order=${id}`,
    operator: ({ disputeId }) => `/operator/disputes/${disputeId}`,
  },
};

async function findRow(reader: Reader, id: string): Promise<OrderRow | undefined> {
  const [row] = await reader.select().from(order).where(eq(order.id, id));
  return row;
}

/** Stays true after the decision, so that both sides can still ask about it. */
async function wasDisputed(reader: Reader, { id }: OrderRow): Promise<boolean> {
  const { rows } = await reader.$client.query<{ disputed: boolean }>({
    name: "order-was-disputed",
    text: "SELECT EXISTS (SELECT FROM dispute WHERE order_id = $1) AS disputed",
    values: [id],
  });
  return rows[0]?.disputed ?? false;
}
