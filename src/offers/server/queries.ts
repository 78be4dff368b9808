import type { Actor } from "#accounts/actor.ts";
import {
  effectiveRole,
  type PermissionPlace,
  reachedPlaces,
  reachOf,
  rightsIn,
  seesAmounts,
} from "#accounts/permissions.ts";
import type { TradeSide } from "#events/trade-side.ts";
import { orderMoneyOf } from "#orders/money/money.ts";
import { iri } from "#platform/contract/iri.ts";
import type { ChangedAfter, PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { selectedFields } from "#platform/database/fields.ts";
import { completing } from "#platform/database/kept.ts";
import { alike } from "#platform/database/sql/alike.ts";
import { isAllowed } from "#platform/lifecycle/lifecycle.ts";
import { type ListedPage, readListByKeys } from "#platform/lists/list.ts";
import {
  earliestChangeFirst,
  isChangedAfter,
  type List,
  newestFirst,
  parameters,
} from "#platform/lists/list-statements.ts";
import { feeOf } from "#settings/fees/server/queries.ts";
import { missingCents } from "#wallet/low-balance.ts";
import { joinAccount } from "#wallet/server/queries-accounts.ts";
import type { Offer, OfferVersion } from "../contract.ts";
import { isOfferOpen, type OfferMoveOfPeople, type OfferStatus, offerLife, offerMovesOfPeople } from "../offer.ts";
import { type OfferRow, offer } from "./tables.ts";

type Names = Record<
  "campaignName" | "projectName" | "clientName" | "publisherName" | "mediaName" | "mediaDomain",
  string
>;
type NamedOffer = OfferRow &
  Names & {
    projectId: string;
    versions: OfferVersion[];
    feeBasisPoints: number;
    availableCents: number;
    orderNumber: string | null;
    isPriceKept: boolean;
    priceEndsAt: Date | null;
    priceOrdersLeft: number | null;
  };

const versions = `
  SELECT json_agg(json_build_object('number', version.number, 'by', version.by,
      'byName', coalesce(nullif(person.name, ''), CASE version.by WHEN 'client' THEN client.name ELSE publisher.name END),
      'priceCents', version.price_cents, 'hyperlinkKind', version.hyperlink_kind, 'hyperlinkFeeCents', version.hyperlink_fee_cents,
      'extras', version.extras, 'totalCents', version.total_cents, 'publishDateMode', version.publish_date_mode,
      'publishOn', version.publish_on, 'keptDays', version.kept_days, 'keptOrders', version.kept_orders, 'message', version.message,
      'createdAt', to_char(version.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY version.number) AS list
  FROM offer_version AS version LEFT JOIN client_user AS person ON person.id = version.made_by WHERE version.offer_id = o.id`;

const columns = `
  ${selectedFields(offer, "o")}, campaign.name AS "campaignName", campaign.project_id AS "projectId", project.name AS "projectName",
  client.name AS "clientName", publisher.name AS "publisherName", media.name AS "mediaName", media.domain AS "mediaDomain",
  versions.list AS versions, account.balance_cents AS "availableCents", booked.number AS "orderNumber",
  kept.id IS NOT NULL AS "isPriceKept", kept.ends_at AS "priceEndsAt", kept.orders_left AS "priceOrdersLeft",
  coalesce(booked.fee_basis_points, ${feeOf("o.publisher_organization_id")}) AS "feeBasisPoints"`;

const joins = `
  JOIN campaign ON campaign.id = o.campaign_id JOIN project ON project.id = campaign.project_id
  JOIN organization AS client ON client.id = o.client_organization_id
  JOIN organization AS publisher ON publisher.id = o.publisher_organization_id
  JOIN media_project AS media ON media.id = o.media_project_id
  ${joinAccount("available", "o.client_organization_id")}
  LEFT JOIN publication_order AS booked ON booked.id = o.id
  LEFT JOIN own_price AS kept ON kept.id = o.id
  CROSS JOIN LATERAL (${versions}) AS versions`;

const reached = `(o.client_organization_id = ANY ($1::uuid[]) OR campaign.project_id = ANY ($1::uuid[])
  OR o.publisher_organization_id = ANY ($1::uuid[]) OR o.media_project_id = ANY ($1::uuid[]))`;
const one = `SELECT ${columns} FROM offer AS o ${joins} WHERE o.id = $2 AND (${reached} OR $3)`;

type OfferFilter = PageQuery &
  ChangedAfter & {
    campaign?: string | undefined;
    organization?: string | undefined;
    media?: string | undefined;
    format?: string | undefined;
    side?: TradeSide | undefined;
    status?: OfferStatus[] | undefined;
  };

const byKeys = `SELECT ${columns} FROM unnest($1::uuid[]) WITH ORDINALITY AS page (id, place) JOIN offer AS o USING (id) ${joins} ORDER BY page.place`;

/** Lists the actor's offers, made or received, newest first. */
export const listOffers = (reader: Reader, actor: Actor, filter: OfferFilter): Promise<ListedPage<Offer>> =>
  readListByKeys(reader, listOf(actor, filter), filter, (ids) => readOffers(reader, actor, ids));

/** Offers of keys that were found for this actor, in their order. Checks no access itself. */
export async function readOffers(reader: Reader, actor: Actor, ids: string[]): Promise<Offer[]> {
  const { rows } = await reader.$client.query<NamedOffer>({
    name: "offers-by-keys",
    text: byKeys,
    values: [alike(ids)],
  });
  return rows.map((row) => representOffer(row, actor));
}

/** A branch for each of the reader's places; each has its index. */
function listOf(actor: Actor, filter: OfferFilter): List {
  const { side, campaign, organization, media, format, status } = filter;
  const { values, of } = parameters();
  const isOne = (column: string, id: string | undefined) => id && `item.${column} = ${of(id)}`;
  const { organizations, projects, media: outlets } = reachedPlaces(actor, "offer.read");
  const named = organizations.filter((id) => !organization || id === organization);
  const client =
    side === "publisher"
      ? []
      : [
          ...named.map((id) => [isOne("client_organization_id", id)]),
          ...projects.map((id) => [isOne("project_id", id), isOne("client_organization_id", organization)]),
        ].map((place) => [...place, isOne("campaign_id", campaign)]);
  const publisher =
    side === "client" || campaign
      ? []
      : [
          ...named.map((id) => [isOne("publisher_organization_id", id)]),
          ...outlets.map((id) => [isOne("media_project_id", id), isOne("publisher_organization_id", organization)]),
        ];
  const filtered = [
    isOne("media_project_id", media),
    isOne("format_id", format),
    status && `item.status = ANY (${of(status)}::text[])`,
    isChangedAfter(filter, of),
  ];
  const branches = [...client, ...publisher].map((place) => ({
    from: "offer AS item",
    where: [...place, ...filtered],
  }));
  const isNarrowed = filtered.some(Boolean);
  const order = filter["updatedAt[after]"] ? earliestChangeFirst : newestFirst;
  return { ...(!isNarrowed && { name: "offers" }), branches, order, values };
}

/** For members of either side and for operators. */
export async function findOffer(reader: Reader, actor: Actor, id: string): Promise<Offer | undefined> {
  const values = [reachOf(actor, "offer.read"), id, actor.operator];
  const { rows } = await reader.$client.query<NamedOffer>({ name: "offer-one", text: one, values });
  return rows[0] && representOffer(rows[0], actor);
}

function partyOf(row: NamedOffer, actor: Actor): Offer["party"] {
  const reach = reachOf(actor, "offer.read");
  if (reach.includes(row.clientOrganizationId) || reach.includes(row.projectId)) return "client";
  return reach.includes(row.publisherOrganizationId) || reach.includes(row.mediaProjectId) ? "publisher" : "operator";
}

const completeOffer = completing(offer);

/** Hides the advertiser's money and campaign from the publisher. */
function representOffer(written: NamedOffer, actor: Actor): Offer {
  const row = completeOffer(written);
  const { terms, status, heldCents } = row;
  const party = partyOf(row, actor);
  const totalCents = row.versions.at(-1)?.totalCents ?? 0;
  const { feeCents, earningsCents } = orderMoneyOf({
    status: "booked",
    totalCents,
    feeBasisPoints: row.feeBasisPoints,
  });
  const missing = isOfferOpen(status) ? missingCents({ totalCents, heldCents, availableCents: row.availableCents }) : 0;
  return {
    id: row.id,
    party,
    role: roleOf(row, actor, party),
    showsAmounts:
      party !== "client" || seesAmounts(actor, { organizationId: row.clientOrganizationId, projectId: row.projectId }),
    campaign: party === "publisher" ? null : iri("campaigns", row.campaignId),
    campaignName: party === "publisher" ? null : row.campaignName,
    clientOrganization: iri("organizations", row.clientOrganizationId),
    clientName: row.clientName,
    projectName: row.projectName,
    publisherOrganization: iri("organizations", row.publisherOrganizationId),
    publisherName: row.publisherName,
    media: iri("media", row.mediaProjectId),
    mediaName: row.mediaName,
    mediaDomain: row.mediaDomain,
    format: iri("formats", row.formatId),
    formatType: terms.formatType,
    marketPriceCents: terms.listedPriceCents,
    presentPriceCents: terms.priceCents,
    conditions: terms.conditions,
    offeredHyperlinkKind: terms.hyperlinkKind,
    dofollowFeeCents: terms.dofollowFeeCents,
    offeredExtras: terms.extras,
    brief: row.brief,
    status,
    version: row.version,
    priceCents: row.versions.at(-1)?.priceCents ?? 0,
    totalCents,
    versions: row.versions,
    heldCents: party === "publisher" ? null : heldCents,
    missingCents: party === "publisher" ? null : missing,
    feeCents,
    earningsCents,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    reason: row.reason,
    isPriceKept: row.isPriceKept,
    priceEndsAt: row.priceEndsAt?.toISOString() ?? null,
    priceOrdersLeft: row.priceOrdersLeft,
    moves: party === "operator" ? [] : movesOf(row, actor, party),
    order: row.orderNumber ? iri("orders", row.id) : null,
    orderNumber: row.orderNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function movesOf(row: NamedOffer, actor: Actor, party: TradeSide): OfferMoveOfPeople[] {
  const maker = { party, may: rightsIn(actor, placeOf(row, party)) };
  return offerMovesOfPeople.filter((name) => isAllowed(offerLife, name, row, maker));
}

function roleOf(row: NamedOffer, actor: Actor, party: Offer["party"]): number | null {
  const place = placeOf(row, party);
  return (place && effectiveRole(actor, place)) ?? null;
}

const placeOf = (row: NamedOffer, party: Offer["party"]): PermissionPlace | undefined =>
  ({
    client: { organizationId: row.clientOrganizationId, projectId: row.projectId },
    publisher: { organizationId: row.publisherOrganizationId, mediaProjectId: row.mediaProjectId },
    operator: undefined,
  })[party];
