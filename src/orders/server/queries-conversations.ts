import { eq } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import type { ConversationKeeper } from "../messages/server/queries-keeper.ts";
import type { OrderRow } from "./move-request.ts";
import { order } from "./tables.ts";
import { clientSide, publisherSide } from "./tell.ts";

/** Orders, as their two sides talk about them. */
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
    return { name: `Order ${number}`, title, paths };
  },
};

async function findRow(reader: Reader, id: string): Promise<OrderRow | undefined> {
  const [row] = await reader.select().from(order).where(eq(order.id, id));
  return row;
}

/** From the first dispute on, so that what was decided can be asked about afterwards. */
async function wasDisputed(reader: Reader, { id }: OrderRow): Promise<boolean> {
  const { rows } = await reader.$client.query<{ disputed: boolean }>({
    name: "order-was-disputed",
    text: "SELECT EXISTS (SELECT FROM dispute WHERE order_id = $1) AS disputed",
    values: [id],
  });
  return rows[0]?.disputed ?? false;
}
