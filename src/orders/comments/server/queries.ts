import type { Actor } from "#accounts/actor.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { type OrderSides, showsOrderAmounts } from "../../order-reader.ts";
import { type OfOrder, readOfOrder, statementsOf } from "../../server/queries-of-order.ts";
import { isReached } from "../../server/queries-reach.ts";
import type { Comment } from "../contract.ts";

type CommentRow = Omit<Comment, "resolvedAt" | "createdAt" | "showsAmounts"> &
  OrderSides & { resolvedAt: Date | null; createdAt: Date; totalItems: number };

export const commentStatements = statementsOf(
  "passage-comments",
  { by: ["rank", '"createdAt"', "id"] },
  (asked) => `
  SELECT comment.id, comment.order_id AS "order", comment.speaker, coalesce(author.name, '') AS author, comment.passage, comment.before,
    comment.body, comment.resolved_at AS "resolvedAt", comment.created_at AS "createdAt", count(*) OVER () AS "totalItems",
    (comment.resolved_at IS NOT NULL)::integer AS rank,
    o.client_organization_id AS "clientOrganizationId", campaign.project_id AS "projectId",
    o.publisher_organization_id AS "publisherOrganizationId", o.media_project_id AS "mediaProjectId"
  FROM passage_comment AS comment JOIN publication_order AS o ON o.id = comment.order_id JOIN campaign ON campaign.id = o.campaign_id
  LEFT JOIN client_user AS author ON author.id = comment.author_id
  WHERE (${isReached} OR $2) AND comment.${asked === "id" ? "id" : "order_id"} = $3`,
);

/** Comments on the actor's orders: unresolved ones first, oldest first. */
export async function listComments(reader: Reader, actor: Actor, of: OfOrder): Promise<ListedPage<Comment>> {
  const { rows, ...length } = await readOfOrder<CommentRow>(reader, actor, commentStatements, of);
  return { items: rows.map((row) => representComment(row, actor)), ...length };
}

export async function findComment(reader: Reader, actor: Actor, id: string): Promise<Comment | undefined> {
  return (await listComments(reader, actor, { id })).items[0];
}

const representComment = (
  { totalItems: _total, resolvedAt, createdAt, ...row }: CommentRow,
  actor: Actor,
): Comment => ({
  ...row,
  showsAmounts: showsOrderAmounts(row, actor),
  order: iri("orders", row.order),
  resolvedAt: resolvedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
