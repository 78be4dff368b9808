import type { Actor } from "#accounts/actor.ts";
import { effectiveRole, rightsIn } from "#accounts/permissions.ts";
import { joinOwnPrice } from "#formats/agreed-prices/server/queries.ts";
import { termsJson } from "#formats/terms/server/queries.ts";
import type { Terms } from "#formats/terms/terms.ts";
import { iri } from "#platform/contract/iri.ts";
import { selectedFields } from "#platform/database/fields.ts";
import { completing } from "#platform/database/kept.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { allowedMoves, type MoveMaker } from "#platform/lifecycle/lifecycle.ts";
import type { Proof } from "#proof/proof-schema.ts";
import { missingCents } from "#wallet/low-balance.ts";
import { isAccount } from "#wallet/server/queries-accounts.ts";
import { owesPayment, stillPaidCents } from "#wallet/server/queries-paid.ts";
import { transactionTypes } from "#wallet/transaction.ts";
import type { ClaimStatus } from "../claims/claim.ts";
import { type NewConditions, newConditionsSince } from "../conditions/new-conditions.ts";
import { type Order, orderResource } from "../contract.ts";
import { isDateOver } from "../dates/publish-date.ts";
import { isDisputable } from "../disputes/dispute.ts";
import { isFresh } from "../guards.ts";
import { orderMoneyOf } from "../money/money.ts";
import type { OrderParty } from "../moves/party.ts";
import { isUnseen, openFields } from "../open-fields.ts";
import {
  type Move,
  type OrderMove,
  type OrderStanding,
  type OrderStatus,
  orderLife,
  orderMoveNames,
} from "../order.ts";
import { partyOf, showsOrderAmounts } from "../order-reader.ts";
import { isProposalOver, proposalOf } from "../proposal.ts";
import { isSwappable, openStatuses } from "../statuses.ts";
import { overdueMove } from "../timer.ts";
import type { OrderRow } from "./move-request.ts";
import { type ProofRow, proofColumns, proofJoins, proofOf } from "./queries-proof.ts";
import { order } from "./tables.ts";

type Since = ProofRow & {
  /** Set where they differ from the booked terms and nobody has accepted the order. */
  terms: Terms | null;
  /** Set together with `terms`. */
  availableCents: number | null;
  swappedFrom: string | null;
  swappedFromNumber: string | null;
  swappedTo: string | null;
  swappedToNumber: string | null;
  /** Cents returned by a decision or a claim, if any. */
  releasedCents: number | null;
  partlyRefunded: boolean;
  waitsForPayment: boolean;
  /** Set where the text itself is not read. */
  hasText: boolean;
  /** Null without a dispute. */
  toldBy: OrderParty[] | null;
};

export type BuyerNames = {
  campaignName: string;
  projectId: string;
  projectName: string;
  projectWebsite: string | null;
  brandDescription: string;
  clientName: string;
};
type OutletNames = { publisherName: string; mediaName: string; mediaDomain: string };
export type NamedOrder = OrderRow & BuyerNames & OutletNames & Partial<Since>;

const buyerNames = `campaign.name AS "campaignName", campaign.project_id AS "projectId", project.name AS "projectName", client.name AS "clientName"`;
const brandColumns = `project.website AS "projectWebsite", project.brand_description AS "brandDescription"`;
const outletNames = `publisher.name AS "publisherName", media.name AS "mediaName", media.domain AS "mediaDomain"`;

export const buyerColumns = `${buyerNames}, ${brandColumns}`;

export const orderColumns = `${selectedFields(order, "o")}, ${buyerColumns}, ${outletNames}`;

/** Long words, which no list shows (`onlyInItem`), nor reads. */
const unlisted = { content: "", brief: "", despite: [], reason: null, projectWebsite: null, brandDescription: "" };

export type ListedOrderRow = Omit<NamedOrder, keyof typeof unlisted>;

export const listedOrderColumns = `
  ${selectedFields(order, "o", Object.keys(unlisted))}, o.content <> '' AS "hasText", ${buyerNames}, ${outletNames}`;

export const orderJoins = `
  JOIN campaign ON campaign.id = o.campaign_id
  JOIN project ON project.id = campaign.project_id
  JOIN organization AS client ON client.id = o.client_organization_id
  JOIN organization AS publisher ON publisher.id = o.publisher_organization_id
  JOIN media_project AS media ON media.id = o.media_project_id`;

/** Cents returned by a decision or a claim, over `releasedJoins`; null without one. */
export const releasedCents = `coalesce(claimed."releasedCents", dispute.refund_cents, given_back."releasedCents")`;

export const partlyRefunded = `(o.status = ${literal("refunded" satisfies OrderStatus)} AND coalesce(${stillPaidCents("o.id")}, 0) > 0)`;

const workStatuses = orderMoveNames
  .filter((name) => orderLife.moves[name].guards?.includes("paymentStands"))
  .flatMap((name) => orderLife.moves[name].from);

/** Asked only where a move begins or delivers work: others need not know what the advertiser owes. */
const waitsForPayment = `(o.status IN ${literals(workStatuses)} AND ${owesPayment("o.client_organization_id")})`;

/** Joined in the page's own statement; fresh bookings are read without. */
export const sinceColumns = `
  since.terms, since."availableCents", former.id AS "swappedFrom", former.number AS "swappedFromNumber", later.id AS "swappedTo",
  later.number AS "swappedToNumber", told."toldBy", ${releasedCents} AS "releasedCents",
  ${partlyRefunded} AS "partlyRefunded", ${waitsForPayment} AS "waitsForPayment", ${proofColumns}`;

/** A decided dispute, or a refunded claim, returned all or part of the money. */
const decided: OrderStatus = "refunded";
/** A refunded claim returns everything, including the publisher's debt. */
const refundedClaim: ClaimStatus = "refunded";

export const releasedJoins = `
  LEFT JOIN LATERAL (SELECT o.total_cents AS "releasedCents" FROM claim
    WHERE o.status = ${literal(decided)} AND order_id = o.id AND status = ${literal(refundedClaim)} LIMIT 1) AS claimed ON true
  LEFT JOIN dispute ON dispute.id = o.id
  LEFT JOIN LATERAL (SELECT sum(amount_cents)::float8 AS "releasedCents" FROM transaction
    WHERE o.status = ${literal(decided)} AND order_id = o.id AND type = ${transactionTypes.refund}
      AND organization_id = o.client_organization_id) AS given_back ON true`;

// Lateral with a limit, so that a page's row costs one index probe however long the table.
export const sinceJoins = `
  LEFT JOIN LATERAL (
    SELECT ${termsJson} AS terms, (SELECT balance_cents FROM ledger_account
      WHERE ${isAccount("available", "o.client_organization_id")}) AS "availableCents"
    FROM format ${joinOwnPrice("o.client_organization_id")}
    WHERE format.id = o.format_id AND format.version > o.format_version AND o.status IN ${literals(openStatuses)} LIMIT 1) AS since ON true
  LEFT JOIN LATERAL (SELECT id, number FROM publication_order WHERE id = o.swapped_from_id LIMIT 1) AS former ON true
  LEFT JOIN LATERAL (SELECT id, number FROM publication_order WHERE swapped_from_id = o.id LIMIT 1) AS later ON true
  ${releasedJoins}
  ${proofJoins}
  LEFT JOIN LATERAL (SELECT array_agg(party) AS "toldBy" FROM dispute_story WHERE dispute_id = dispute.id) AS told ON true`;

/** Adds names read before the insert; joining them to the inserted row costs more than the row. */
export function withNames(
  row: Omit<OrderRow, "projectId">,
  { campaignName, projectId, projectName, projectWebsite, brandDescription, clientName }: BuyerNames,
  { publisherName, mediaName, mediaDomain }: OutletNames,
): NamedOrder {
  const buyer = { campaignName, projectId, projectName, projectWebsite, brandDescription, clientName };
  return { ...row, ...buyer, publisherName, mediaName, mediaDomain };
}

const completeOrder = completing(order);

export const representListedOrder = (row: ListedOrderRow, actor: Actor): Order =>
  representOrder({ ...unlisted, ...row }, actor);

export function representOrder(written: NamedOrder, actor: Actor): Order {
  const row = completeOrder(written);
  const party = partyOf(row, actor);
  const place = {
    client: { organizationId: row.clientOrganizationId, projectId: row.projectId },
    publisher: { organizationId: row.publisherOrganizationId, mediaProjectId: row.mediaProjectId },
    operator: undefined,
  }[party];
  const proof = proofOf(row);
  const newConditions = (row.terms && newConditionsSince(row, row.terms)) ?? null;
  const { feeCents, earningsCents } = orderMoneyOf(row, row.releasedCents ?? 0);
  const isHidden = isUnseen(row.status, row.revisionRounds, party);
  return {
    ...wireFields(row),
    party,
    role: (place && effectiveRole(actor, place)) ?? null,
    showsAmounts: showsOrderAmounts(row, actor),
    reference: party === "publisher" ? null : row.reference,
    campaign: party === "publisher" ? null : iri("campaigns", row.campaignId),
    campaignName: party === "publisher" ? null : row.campaignName,
    clientOrganization: iri("organizations", row.clientOrganizationId),
    publisherOrganization: iri("organizations", row.publisherOrganizationId),
    media: iri("media", row.mediaProjectId),
    format: iri("formats", row.formatId),
    feeCents,
    earningsCents,
    partlyRefunded: row.partlyRefunded ?? false,
    moves: movesOf(row, standingOf(row, proof, newConditions !== null), { party, may: rightsIn(actor, place) }),
    ...(isHidden ? { content: "" } : {}),
    hasText: !isHidden && (row.hasText ?? row.content !== ""),
    hasNewConditions: newConditions !== null,
    waitsForPayment: row.waitsForPayment ?? false,
    byContributor: row.conditions.contributor ?? false,
    editable: openFields(row.status, party).length > 0,
    proof,
    proposedDate: proposedDateOf(row),
    dispute: row.toldBy ? { toldBy: row.toldBy.filter((each) => each !== "operator") } : null,
    newConditions: newConditions && {
      ...newConditions,
      missingCents: party === "publisher" ? null : missingFor(newConditions, row),
    },
    ...(party === "publisher" ? notSwapped : swapsOf(row)),
    swappable: party === "client" && isSwappable(row.status, Boolean(row.swappedTo)),
  };
}

/** Empty after a passed deadline: its own move comes first. */
const movesOf = (row: NamedOrder, standing: OrderStanding, maker: MoveMaker<Move>): OrderMove[] =>
  overdueMove({ ...standing, deadlineAt: row.deadlineAt }, new Date()) ? [] : allowedMoves(orderLife, standing, maker);

const standingOf = (row: NamedOrder, proof: Proof | null, hasNewConditions: boolean): OrderStanding => ({
  ...row,
  waitsForPayment: row.waitsForPayment ?? false,
  hasNewConditions,
  isDateOver: isDateOver(row, new Date()),
  isProposalOver: isProposalOver(row, new Date()),
  isLookFresh: isFresh(row.lookAskedAt, new Date()),
  dispute: row.toldBy ? { toldBy: row.toldBy, isAnswerOver: !row.dueAt || row.dueAt <= new Date() } : null,
  isGuaranteed: isDisputable(row, new Date()),
  proof,
});

function proposedDateOf(row: NamedOrder): Order["proposedDate"] {
  const date = proposalOf(row);
  const by = row.dateProposedBy;
  return date && (by === "client" || by === "publisher") ? { ...date, by, reason: row.dateProposalReason } : null;
}

const wireNames = Object.keys(orderResource.schema.shape);
type WireFields = { [Field in Extract<keyof NamedOrder, keyof Order>]: OnWire<NamedOrder[Field]> };
type OnWire<Value> = Value extends Date ? string : Value;

/** Sends only the fields of the wire's schema; instants become texts. */
function wireFields(row: Record<string, unknown>): WireFields {
  const fields: Record<string, unknown> = {};
  for (const name of wireNames) {
    const value = row[name];
    if (value !== undefined) fields[name] = value instanceof Date ? value.toISOString() : value;
  }
  return fields as WireFields;
}

const missingFor = ({ totalCents }: NewConditions, row: NamedOrder): number =>
  missingCents({ totalCents, heldCents: orderMoneyOf(row).heldCents, availableCents: row.availableCents ?? 0 });

const notSwapped = { swappedFrom: null, swappedFromNumber: null, swappedTo: null, swappedToNumber: null };

const swapsOf = ({ swappedFrom, swappedFromNumber = null, swappedTo, swappedToNumber = null }: Partial<Since>) => ({
  swappedFrom: swappedFrom ? iri("orders", swappedFrom) : null,
  swappedFromNumber,
  swappedTo: swappedTo ? iri("orders", swappedTo) : null,
  swappedToNumber,
});
