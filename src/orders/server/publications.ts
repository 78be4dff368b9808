import { eq, inArray } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import { domainOfMedia } from "#media/server/queries.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import type { PublicationStanding } from "#proof/publication.ts";
import type { Publications } from "#proof/server/commands.ts";
import { moveNamed, type OrderStatus } from "../order.ts";
import { isMoneyHeld } from "../statuses.ts";
import { countText } from "../text-check.ts";
import { lockOrder, moveOrder } from "./move.ts";
import { concernedBy } from "./record.ts";
import { order } from "./tables.ts";

/** What proof asks of orders: what is online for them, what was promised of it, and that a loss is recorded. */
export const publications: Publications = {
  async find(reader, orderId) {
    const [row] = await reader.select().from(order).where(eq(order.id, orderId));
    const { publicationUrl, publishedAt } = row ?? {};
    if (!row || !publicationUrl || !publishedAt) return undefined;
    const { guaranteeDays, permanenceMonths } = row.conditions;
    const { changedAt, removedAt } = await readAgreedChanges(reader, orderId);
    return {
      orderId,
      url: publicationUrl,
      standing: removedAt ? "over" : standingOf(row.status),
      links: countText(row.content).links,
      domain: await domainOfMedia(reader, row.mediaProjectId),
      promised: { publishedAt, guaranteeDays, permanenceMonths },
      acceptedAt: changedAt ?? row.completedAt ?? publishedAt,
    };
  },
  outletsOf,
  afterCheck: completeMended,
  recordLoss,
};

type AgreedChanges = { changedAt: Date | null; removedAt: Date | null };

/** When the publisher last changed what is published, and removed it, as both sides had agreed: neither is a loss. */
async function readAgreedChanges(reader: Reader, orderId: string): Promise<AgreedChanges> {
  const { rows } = await reader.$client.query<AgreedChanges>({
    name: "publication-changes",
    text: `SELECT max(done_at) FILTER (WHERE kind = 'change') AS "changedAt", max(done_at) FILTER (WHERE kind = 'removal') AS "removedAt"
           FROM order_extra WHERE order_id = $1 AND status IN ('done', 'paid')`,
    values: [orderId],
  });
  return rows[0] ?? { changedAt: null, removedAt: null };
}

/** An order whose clock stopped at a failed check is completed by the first look that holds. */
async function completeMended(tx: Tx, orderId: string, passed: boolean): Promise<void> {
  if (!passed) return;
  const row = await lockOrder(tx, orderId);
  if (row?.status !== moveNamed("failChecks").to) return;
  await moveOrder(tx, row, { move: "complete", party: "system", actorId: null, input: {} });
}

function standingOf(status: OrderStatus): PublicationStanding {
  if (status === "published" || status === "completed") return status;
  if (status === "checks_failed") return "published";
  if (status === "contested") return "completed";
  return isMoneyHeld(status) ? "undecided" : "over";
}

async function outletsOf(reader: Reader, orderIds: string[]): Promise<Map<string, string>> {
  const rows = await reader
    .select({ id: order.id, mediaProjectId: order.mediaProjectId })
    .from(order)
    .where(inArray(order.id, orderIds));
  return new Map(rows.map(({ id, mediaProjectId }) => [id, mediaProjectId]));
}

async function recordLoss(tx: Tx, orderId: string, problems: string[]): Promise<void> {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId));
  if (!row) return;
  await recordEvents(tx, [
    {
      subject: "publication",
      subjectId: orderId,
      verb: "lose",
      organizationIds: concernedBy(row),
      party: "system",
      actorId: null,
      message: problems.join("\n"),
    },
  ]);
}
