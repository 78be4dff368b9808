import { inArray } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import type { ListOrder } from "#platform/lists/list-statements.ts";
import { type CaseFilter, caseBranches, caseJoins } from "../../cases/server/queries.ts";
import type { OrderParty } from "../../moves/party.ts";
import { type OrderSides, showsOrderAmounts } from "../../order-reader.ts";
import type { Dispute, DisputeStory } from "../contract.ts";
import type { DisputeState } from "../dispute.ts";
import { disputeStory } from "./tables.ts";

/** Sides that told their story, by the id of the disputed order or extra. Undefined without a dispute. */
export async function findStoryTellers(reader: Reader, id: string): Promise<OrderParty[] | undefined> {
  return (await findStoryTellersOf(reader, [id])).get(id);
}

export async function findStoryTellersOf(reader: Reader, ids: string[]): Promise<Map<string, OrderParty[]>> {
  const rows = await reader
    .select({ id: disputeStory.disputeId, party: disputeStory.party })
    .from(disputeStory)
    .where(inArray(disputeStory.disputeId, ids));
  const tellers = new Map<string, OrderParty[]>();
  for (const { id, party } of rows) tellers.set(id, [...(tellers.get(id) ?? []), party]);
  return tellers;
}

type DisputeRow = Omit<Dispute, "stories" | "isReady" | "answerDueAt" | "decidedAt" | "createdAt" | "showsAmounts"> &
  OrderSides & {
    stories: DisputeStory[];
    answerDueAt: Date | null;
    isAnswerOver: boolean;
    decidedAt: Date | null;
    createdAt: Date;
  };

const columns = `
  dispute.id, o.id AS order, extra.id AS extra, extra.name AS "extraName", o.number AS "orderNumber", o.title, media.name AS "mediaName", client.name AS "clientName",
  publisher.name AS "publisherName", coalesce(extra.price_cents, o.total_cents) AS "totalCents", dispute.opened_by AS "openedBy",
  dispute.is_after_completion AS "isAfterCompletion", told.stories, dispute.client_organization_id AS "clientOrganizationId",
  dispute.project_id AS "projectId", dispute.publisher_organization_id AS "publisherOrganizationId", dispute.media_project_id AS "mediaProjectId",
  CASE WHEN dispute.decided_at IS NULL AND clock.deadline_at IS NOT NULL THEN clock.due_at END AS "answerDueAt",
  clock.due_at IS NULL OR clock.due_at <= now() AS "isAnswerOver", dispute.outcome, dispute.refund_cents AS "refundCents", dispute.decision,
  dispute.decided_at AS "decidedAt", dispute.created_at AS "createdAt"`;

const joins = `${caseJoins("dispute")}
  LEFT JOIN order_extra AS extra ON extra.id = dispute.id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN extra.id IS NULL THEN o.due_at ELSE extra.deadline_at END AS due_at,
      CASE WHEN extra.id IS NULL THEN o.deadline_at ELSE extra.deadline_at END AS deadline_at) AS clock
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('party', story.party, 'text', story.text, 'links', story.links, 'images', story.images,
      'createdAt', to_char(story.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY story.created_at, story.party) AS stories
    FROM dispute_story AS story WHERE story.dispute_id = dispute.id) AS told`;

const openFirst: ListOrder = [
  { column: "decided_at", direction: "DESC", nullable: true },
  { column: "created_at", direction: "ASC" },
  { column: "id", direction: "ASC" },
];

function listOf(actor: Actor, filter: CaseFilter) {
  const from = caseBranches(actor, filter, "dispute");
  return { name: "disputes", ...from, order: openFirst, columns, joins };
}

/** SQL: undecided disputes whose sides had their time. $1: the reader's organizations, about which they decide nothing. */
export const disputesThatAreReady = `
  SELECT dispute.created_at AS since FROM dispute JOIN publication_order AS o ON o.id = dispute.order_id
  LEFT JOIN order_extra AS extra ON extra.id = dispute.id
  WHERE dispute.decided_at IS NULL AND coalesce(CASE WHEN extra.id IS NULL THEN o.due_at ELSE extra.deadline_at END <= now(), true)
    AND o.client_organization_id <> ALL ($1::uuid[]) AND o.publisher_organization_id <> ALL ($1::uuid[])`;

type Filter = PageQuery & CaseFilter & { state?: DisputeState | undefined };

/** Open ones oldest first, decided ones newest first; all for an operator. */
export const listDisputes = (reader: Reader, actor: Actor, filter: Filter): Promise<ListedPage<Dispute>> =>
  readList(reader, listOf(actor, filter), filter, (row: DisputeRow) => representDispute(row, actor));

/** `id` is the disputed order's or extra's. */
export const findDispute = async (reader: Reader, actor: Actor, id: string): Promise<Dispute | undefined> =>
  (await listDisputes(reader, actor, { id, page: 1, itemsPerPage: 1 })).items[0];

function representDispute(
  { isAnswerOver, answerDueAt, decidedAt, createdAt, order, extra, ...row }: DisputeRow,
  actor: Actor,
): Dispute {
  return {
    ...row,
    showsAmounts: showsOrderAmounts(row, actor),
    order: iri("orders", order),
    extra: extra && iri("order_extras", extra),
    answerDueAt: answerDueAt?.toISOString() ?? null,
    isReady: decidedAt === null && isAnswerOver,
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** The order's only extra in open dispute, else undefined. Events of an extra name the order alone. */
export async function onlyDisputedExtra(reader: Reader, orderId: string): Promise<string | undefined> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "disputed-extras",
    text: "SELECT id FROM dispute WHERE order_id = $1 AND id <> order_id AND decided_at IS NULL LIMIT 2",
    values: [orderId],
  });
  return rows.length === 1 ? rows[0]?.id : undefined;
}
