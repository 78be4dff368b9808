import type { Actor } from "#accounts/actor.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import type { ListOrder } from "#platform/lists/list-statements.ts";
import { type CaseFilter, caseBranches, caseJoins } from "../../cases/server/queries.ts";
import { type OrderSides, showsOrderAmounts } from "../../order-reader.ts";
import type { ClaimState } from "../claim.ts";
import type { Claim } from "../contract.ts";

type ClaimRow = Omit<Claim, "order" | "dueAt" | "closedAt" | "createdAt" | "showsAmounts"> &
  OrderSides & {
    orderId: string;
    dueAt: Date;
    closedAt: Date | null;
    createdAt: Date;
  };

const columns = `
  claim.id, claim.order_id AS "orderId", o.number AS "orderNumber", o.title, media.name AS "mediaName",
  client.name AS "clientName", publisher.name AS "publisherName", o.publication_url AS "publicationUrl",
  o.total_cents AS "totalCents", claim.status, claim.problems, claim.due_at AS "dueAt", claim.closed_at AS "closedAt",
  claim.created_at AS "createdAt", claim.client_organization_id AS "clientOrganizationId", claim.project_id AS "projectId",
  claim.publisher_organization_id AS "publisherOrganizationId", claim.media_project_id AS "mediaProjectId"`;

const joins = caseJoins("claim");

const openFirst: ListOrder = [
  { column: "closed_at", direction: "DESC", nullable: true },
  { column: "due_at", direction: "ASC" },
  { column: "id", direction: "ASC" },
];

function listOf(actor: Actor, filter: CaseFilter) {
  const from = caseBranches(actor, filter, "claim");
  return { name: "claims", ...from, order: openFirst, columns, joins };
}

/** SQL: open claims. $1: the reader's organizations, about which they decide nothing. */
export const claimsThatAreOpen = `
  SELECT claim.created_at AS since FROM claim JOIN publication_order AS o ON o.id = claim.order_id
  WHERE claim.closed_at IS NULL
    AND o.client_organization_id <> ALL ($1::uuid[]) AND o.publisher_organization_id <> ALL ($1::uuid[])`;

type Filter = PageQuery & CaseFilter & { state?: ClaimState | undefined };

/** Open ones by due date, closed ones newest first; all for an operator. */
export const listClaims = (reader: Reader, actor: Actor, filter: Filter): Promise<ListedPage<Claim>> =>
  readList(reader, listOf(actor, filter), filter, (row: ClaimRow) => representClaim(row, actor));

export const findClaim = async (reader: Reader, actor: Actor, id: string): Promise<Claim | undefined> =>
  (await listClaims(reader, actor, { id, page: 1, itemsPerPage: 1 })).items[0];

function representClaim({ orderId, dueAt, closedAt, createdAt, ...row }: ClaimRow, actor: Actor): Claim {
  return {
    ...row,
    showsAmounts: showsOrderAmounts(row, actor),
    order: iri("orders", orderId),
    dueAt: dueAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
