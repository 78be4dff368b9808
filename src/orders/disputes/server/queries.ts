import { inArray } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { type OrderSides, showsAmounts } from "../../order-reader.ts";
import type { OrderParty } from "../../party.ts";
import type { Dispute, DisputeStory } from "../contract.ts";
import { disputeStory } from "./tables.ts";

/** Who told their story of an order's dispute; undefined where there is no dispute. */
export async function findStoryTellers(reader: Reader, orderId: string): Promise<OrderParty[] | undefined> {
  return (await findStoryTellersOf(reader, [orderId])).get(orderId);
}

/** The same of several orders, by their ids; those without a dispute are not there. */
export async function findStoryTellersOf(reader: Reader, orderIds: string[]): Promise<Map<string, OrderParty[]>> {
  const rows = await reader
    .select({ orderId: disputeStory.orderId, party: disputeStory.party })
    .from(disputeStory)
    .where(inArray(disputeStory.orderId, orderIds));
  const tellers = new Map<string, OrderParty[]>();
  for (const { orderId, party } of rows) tellers.set(orderId, [...(tellers.get(orderId) ?? []), party]);
  return tellers;
}

type Row = Omit<Dispute, "order" | "stories" | "isReady" | "answerDueAt" | "decidedAt" | "createdAt" | "showsAmounts"> &
  OrderSides & {
    stories: DisputeStory[];
    answerDueAt: Date | null;
    isAnswerOver: boolean;
    decidedAt: Date | null;
    createdAt: Date;
    totalItems: number;
  };

// Open ones by who waits longest, decided ones newest first.
const text = `
  SELECT dispute.order_id AS id, o.number AS "orderNumber", o.title, media.name AS "mediaName", client.name AS "clientName",
    publisher.name AS "publisherName", o.total_cents AS "totalCents", dispute.opened_by AS "openedBy",
    dispute.is_after_completion AS "isAfterCompletion", told.stories,
    o.client_organization_id AS "clientOrganizationId", campaign.project_id AS "projectId",
    o.publisher_organization_id AS "publisherOrganizationId", o.media_project_id AS "mediaProjectId",
    CASE WHEN dispute.decided_at IS NULL AND o.deadline_at IS NOT NULL THEN o.due_at END AS "answerDueAt",
    o.due_at IS NULL OR o.due_at <= now() AS "isAnswerOver", dispute.outcome, dispute.refund_cents AS "refundCents", dispute.decision,
    dispute.decided_at AS "decidedAt", dispute.created_at AS "createdAt", count(*) OVER () AS "totalItems"
  FROM dispute JOIN publication_order AS o ON o.id = dispute.order_id JOIN campaign ON campaign.id = o.campaign_id
  JOIN organization AS client ON client.id = o.client_organization_id
  JOIN organization AS publisher ON publisher.id = o.publisher_organization_id
  JOIN media_project AS media ON media.id = o.media_project_id
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('party', story.party, 'text', story.text, 'links', story.links, 'images', story.images,
      'createdAt', to_char(story.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY story.created_at, story.party) AS stories
    FROM dispute_story AS story WHERE story.order_id = dispute.order_id) AS told
  WHERE ($2 OR o.client_organization_id = ANY ($1::uuid[]) OR campaign.project_id = ANY ($1::uuid[])
      OR o.publisher_organization_id = ANY ($1::uuid[]) OR o.media_project_id = ANY ($1::uuid[]))
    AND ($3::uuid IS NULL OR dispute.order_id = $3)
    AND ($4::text IS NULL OR (dispute.decided_at IS NULL) = ($4 = 'open'))
  ORDER BY dispute.decided_at DESC NULLS FIRST, dispute.created_at, dispute.order_id LIMIT $5 OFFSET $6`;

type Filter = Page & { order?: string | undefined; state?: "open" | "decided" | undefined };

/** The disputes that the actor sees: of their own orders, and for an operator all. */
export async function listDisputes(
  reader: Reader,
  actor: Actor,
  { order, state, ...page }: Filter,
): Promise<{ items: Dispute[]; totalItems: number }> {
  const values = [reachOf(actor, "order.read"), actor.operator, order ?? null, state ?? null];
  const { rows, totalItems } = await readPage<Row>(reader, { name: "disputes", text, values }, page);
  return { items: rows.map((row) => represent(row, actor)), totalItems };
}

/** One dispute, by its order's id. */
export async function findDispute(reader: Reader, actor: Actor, id: string): Promise<Dispute | undefined> {
  return (await listDisputes(reader, actor, { order: id, page: 1, itemsPerPage: 1 })).items[0];
}

function represent(
  { totalItems: _total, isAnswerOver, answerDueAt, decidedAt, createdAt, ...row }: Row,
  actor: Actor,
): Dispute {
  return {
    ...row,
    showsAmounts: showsAmounts(row, actor),
    order: iri("orders", row.id),
    answerDueAt: answerDueAt?.toISOString() ?? null,
    isReady: decidedAt === null && isAnswerOver,
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
