import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { type OrderSides, showsOrderAmounts } from "../../order-reader.ts";
import type { ClaimState } from "../claim.ts";
import type { Claim } from "../contract.ts";

type ClaimRow = Omit<Claim, "order" | "dueAt" | "closedAt" | "createdAt" | "showsAmounts"> &
  OrderSides & {
    orderId: string;
    dueAt: Date;
    closedAt: Date | null;
    createdAt: Date;
    totalItems: number;
  };

const open = literal<ClaimState>("open");

const text = `
  SELECT claim.id, claim.order_id AS "orderId", o.number AS "orderNumber", o.title, media.name AS "mediaName",
    client.name AS "clientName", publisher.name AS "publisherName", o.publication_url AS "publicationUrl",
    o.total_cents AS "totalCents", claim.status, claim.problems, claim.due_at AS "dueAt", claim.closed_at AS "closedAt",
    claim.created_at AS "createdAt", o.client_organization_id AS "clientOrganizationId", campaign.project_id AS "projectId",
    o.publisher_organization_id AS "publisherOrganizationId", o.media_project_id AS "mediaProjectId", count(*) OVER () AS "totalItems"
  FROM claim JOIN publication_order AS o ON o.id = claim.order_id JOIN campaign ON campaign.id = o.campaign_id
  JOIN organization AS client ON client.id = o.client_organization_id
  JOIN organization AS publisher ON publisher.id = o.publisher_organization_id
  JOIN media_project AS media ON media.id = o.media_project_id
  WHERE ($2 OR o.client_organization_id = ANY ($1::uuid[]) OR campaign.project_id = ANY ($1::uuid[])
      OR o.publisher_organization_id = ANY ($1::uuid[]) OR o.media_project_id = ANY ($1::uuid[]))
    AND ($3::uuid IS NULL OR claim.order_id = $3) AND ($4::text IS NULL OR (claim.closed_at IS NULL) = ($4 = ${open}))
    AND ($5::uuid IS NULL OR claim.id = $5)
  ORDER BY claim.closed_at DESC NULLS FIRST, claim.due_at, claim.id LIMIT $6 OFFSET $7`;

/** SQL: open claims. $1: the reader's organizations, about which they decide nothing. */
export const claimsThatAreOpen = `
  SELECT claim.created_at AS since FROM claim JOIN publication_order AS o ON o.id = claim.order_id
  WHERE claim.closed_at IS NULL
    AND o.client_organization_id <> ALL ($1::uuid[]) AND o.publisher_organization_id <> ALL ($1::uuid[])`;

type Filter = PageQuery & { order?: string | undefined; state?: ClaimState | undefined; id?: string };

/** Open ones by due date, closed ones newest first; all for an operator. */
export async function listClaims(
  reader: Reader,
  actor: Actor,
  { order, state, id, ...page }: Filter,
): Promise<{ items: Claim[]; totalItems: number }> {
  const values = [reachOf(actor, "order.read"), actor.operator, order ?? null, state ?? null, id ?? null];
  const { rows, totalItems } = await readPage<ClaimRow>(reader, { name: "claims", text, values }, page);
  return { items: rows.map((row) => representClaim(row, actor)), totalItems };
}

export async function findClaim(reader: Reader, actor: Actor, id: string): Promise<Claim | undefined> {
  return (await listClaims(reader, actor, { id, page: 1, itemsPerPage: 1 })).items[0];
}

function representClaim(
  { totalItems: _total, orderId, dueAt, closedAt, createdAt, ...row }: ClaimRow,
  actor: Actor,
): Claim {
  return {
    ...row,
    showsAmounts: showsOrderAmounts(row, actor),
    order: iri("orders", orderId),
    dueAt: dueAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
