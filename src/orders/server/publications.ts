import { eq, inArray } from "drizzle-orm";
import { domainOfMedia } from "#media/server/queries.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import type { PublicationStanding } from "#proof/publication.ts";
import type { Publications } from "#proof/server/commands.ts";
import type { OrderStatus } from "../order.ts";
import { isMoneyHeld } from "../statuses.ts";
import { countText } from "../text-check.ts";
import { order } from "./tables.ts";
import { tellBoth } from "./tell.ts";

/** What proof asks of orders: what is online for them, what was promised of it, and who is told of a loss. */
export const publications: Publications = {
  async find(reader, orderId) {
    const [row] = await reader.select().from(order).where(eq(order.id, orderId));
    const { publicationUrl, publishedAt } = row ?? {};
    if (!row || !publicationUrl || !publishedAt) return undefined;
    const { guaranteeDays, permanenceMonths } = row.conditions;
    return {
      orderId,
      url: publicationUrl,
      standing: standingOf(row.status),
      links: countText(row.content).links,
      domain: await domainOfMedia(reader, row.mediaProjectId),
      promised: { publishedAt, guaranteeDays, permanenceMonths },
      acceptedAt: row.completedAt ?? publishedAt,
    };
  },
  outletsOf,
  tellLoss,
};

function standingOf(status: OrderStatus): PublicationStanding {
  if (status === "published" || status === "completed") return status;
  return isMoneyHeld(status) ? "undecided" : "over";
}

async function outletsOf(reader: Reader, orderIds: string[]): Promise<Map<string, string>> {
  const rows = await reader
    .select({ id: order.id, mediaProjectId: order.mediaProjectId })
    .from(order)
    .where(inArray(order.id, orderIds));
  return new Map(rows.map(({ id, mediaProjectId }) => [id, mediaProjectId]));
}

async function tellLoss(tx: Tx, orderId: string, problems: string[]): Promise<void> {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId));
  if (!row) return;
  await tellBoth(tx, row, {
    subject: `Order ${row.number}: the publication has changed`,
    paragraphs: [
      `We looked at ${row.publicationUrl} twice, a day apart. It no longer has what was published:`,
      ...problems,
      "The order shows what each look found. It will be looked at again.",
    ],
  });
}
