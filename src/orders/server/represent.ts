import type { Actor } from "#accounts/actor.ts";
import { effectiveRole, reachOf } from "#accounts/permissions.ts";
import type { Terms } from "#formats/format.ts";
import { termsJson } from "#formats/terms/server/queries.ts";
import { iri } from "#platform/contract/wire.ts";
import { shareOf } from "#platform/money/money.ts";
import { missingCents } from "#wallet/low-balance.ts";
import type { Order } from "../contract.ts";
import { newConditionsOf } from "../new-conditions.ts";
import { allowedMoves, isOpen, isSwappable, isTextOpen, type OrderParty, orderStatuses } from "../order.ts";
import { firstPublishedAt } from "./queries-punctuality.ts";

/** What became of an order since it was booked: its format's terms of now, and what it was swapped from and to. */
type Since = {
  /** Where they are others than those booked, and nobody has accepted the order. */
  terms: Terms | null;
  /** The advertiser's balance, where there are such terms. */
  availableCents: number | null;
  swappedFrom: string | null;
  swappedFromNumber: string | null;
  swappedTo: string | null;
  swappedToNumber: string | null;
};

export type OrderRow = Omit<
  Order,
  | "party"
  | "role"
  | "moves"
  | "editable"
  | "newConditions"
  | "swappable"
  | keyof Since
  | "feeCents"
  | "earningsCents"
  | "deadlineAt"
  | "sentAt"
  | "acceptedAt"
  | "publishedAt"
  | "firstPublishedAt"
  | "completedAt"
  | "createdAt"
  | "updatedAt"
> &
  Record<"deadlineAt" | "sentAt" | "acceptedAt" | "publishedAt" | "firstPublishedAt" | "completedAt", Date | null> &
  Record<"createdAt" | "updatedAt", Date> & { feeBasisPoints: number; projectId: string } & Partial<Since>;

export const orderColumns = `
  o.id, o.number, o.campaign_id AS campaign, campaign.name AS "campaignName", campaign.project_id AS "projectId", o.client_organization_id AS "clientOrganization",
  client.name AS "clientName", o.publisher_organization_id AS "publisherOrganization", publisher.name AS "publisherName",
  o.media_project_id AS media, media.name AS "mediaName", media.domain AS "mediaDomain", o.format_id AS format, o.format_type AS "formatType",
  o.conditions, o.extras, o.hyperlink_kind AS "hyperlinkKind", o.price_cents AS "priceCents", o.hyperlink_fee_cents AS "hyperlinkFeeCents",
  o.total_cents AS "totalCents", o.fee_basis_points AS "feeBasisPoints", o.publish_date_mode AS "publishDateMode",
  o.publish_on::text AS "publishOn", o.status, o.deadline_at AS "deadlineAt", o.title, o.content, o.publication_url AS "publicationUrl",
  o.reason, o.revision_rounds AS "revisionRounds", o.sent_at AS "sentAt", o.accepted_at AS "acceptedAt", o.published_at AS "publishedAt",
  CASE WHEN o.published_at IS NOT NULL THEN ${firstPublishedAt("o")} END AS "firstPublishedAt", o.completed_at AS "completedAt", o.created_at AS "createdAt", o.updated_at AS "updatedAt"`;

export const orderJoins = `
  JOIN campaign ON campaign.id = o.campaign_id
  JOIN organization AS client ON client.id = o.client_organization_id
  JOIN organization AS publisher ON publisher.id = o.publisher_organization_id
  JOIN media_project AS media ON media.id = o.media_project_id`;

const openStatuses = orderStatuses
  .filter(isOpen)
  .map((status) => `'${status}'`)
  .join(", ");

/** What became of each order since, in the page's own statement; what was booked a moment ago is read without. */
export const sinceColumns = `
  since.terms, since."availableCents", former.id AS "swappedFrom", former.number AS "swappedFromNumber", later.id AS "swappedTo",
  later.number AS "swappedToNumber"`;

// Lateral and limited: however long the table, each is a probe of an index for a row of the page.
export const sinceJoins = `
  LEFT JOIN LATERAL (
    SELECT ${termsJson} AS terms, (SELECT balance_cents FROM ledger_account
      WHERE organization_id = o.client_organization_id AND kind = 'available') AS "availableCents"
    FROM format LEFT JOIN agreed_price AS agreed ON agreed.format_id = format.id AND agreed.organization_id = o.client_organization_id
    WHERE format.id = o.format_id AND format.version > o.format_version AND o.status IN (${openStatuses}) LIMIT 1) AS since ON true
  LEFT JOIN LATERAL (SELECT id, number FROM publication_order WHERE id = o.swapped_from_id LIMIT 1) AS former ON true
  LEFT JOIN LATERAL (SELECT id, number FROM publication_order WHERE swapped_from_id = o.id LIMIT 1) AS later ON true`;

function partyOf(row: OrderRow, actor: Actor): Exclude<OrderParty, "house"> {
  const reach = reachOf(actor, "order.read");
  if (reach.includes(row.clientOrganization) || reach.includes(row.projectId)) return "client";
  return reach.includes(row.publisherOrganization) || reach.includes(row.media) ? "publisher" : "operator";
}

/** An order as this reader sees it. */
export function representOrder(found: OrderRow, actor: Actor): Order {
  const { feeBasisPoints, projectId: _projectId, terms, availableCents, ...row } = found;
  const party = partyOf(found, actor);
  const place = {
    client: { organizationId: row.clientOrganization, projectId: found.projectId },
    publisher: { organizationId: row.publisherOrganization, mediaProjectId: row.media },
    operator: undefined,
  }[party];
  const newConditions = terms ? newConditionsOf(row, terms) : null;
  const feeCents = shareOf(row.totalCents, feeBasisPoints);
  const hidden = party === "publisher" && row.status === "booked";
  return {
    ...row,
    party,
    role: (place && effectiveRole(actor, place)) ?? null,
    campaign: party === "publisher" ? null : iri("campaigns", row.campaign ?? ""),
    campaignName: party === "publisher" ? null : row.campaignName,
    clientOrganization: iri("organizations", row.clientOrganization),
    publisherOrganization: iri("organizations", row.publisherOrganization),
    media: iri("media", row.media),
    format: iri("formats", row.format),
    title: hidden ? "" : row.title,
    content: hidden ? "" : row.content,
    feeCents,
    earningsCents: row.totalCents - feeCents,
    moves: allowedMoves({ ...row, hasNewConditions: newConditions !== null }, party),
    editable: party === "client" && isTextOpen(row.status),
    newConditions: newConditions && {
      ...newConditions,
      missingCents: party === "publisher" ? null : missingFor(newConditions, row, availableCents ?? 0),
    },
    ...(party === "publisher" ? notSwapped : swapsOf(row)),
    swappable: party === "client" && isSwappable(row.status, Boolean(row.swappedTo)),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    firstPublishedAt: row.firstPublishedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const missingFor = ({ totalCents }: { totalCents: number }, order: { totalCents: number }, availableCents: number) =>
  missingCents({ totalCents, heldCents: order.totalCents, availableCents });

const notSwapped = { swappedFrom: null, swappedFromNumber: null, swappedTo: null, swappedToNumber: null };

const swapsOf = ({ swappedFrom, swappedFromNumber = null, swappedTo, swappedToNumber = null }: Partial<Since>) => ({
  swappedFrom: swappedFrom ? iri("orders", swappedFrom) : null,
  swappedFromNumber,
  swappedTo: swappedTo ? iri("orders", swappedTo) : null,
  swappedToNumber,
});
