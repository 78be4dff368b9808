import type { Actor } from "#accounts/actor.ts";
import {
  organizationsOf,
  type PermissionPlace,
  reachedPlaces,
  reachOf,
  rightsIn,
  seesAmounts,
} from "#accounts/permissions.ts";
import { placeConditions } from "#accounts/server/queries-places.ts";
import { bookingOrganization } from "#campaigns/server/queries.ts";
import { snakeCase } from "#platform/contract/case.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { allowedMoves } from "#platform/lifecycle/lifecycle.ts";
import { type ListedPage, readListByKeys } from "#platform/lists/list.ts";
import { type List, type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import { fieldNames } from "../conditions.ts";
import type { Format, FormatQuery } from "../contract.ts";
import { contributorPost } from "../format.ts";
import { formatLife } from "../standing.ts";

type ListedFormat = Omit<Format, "moves" | "desiredPriceEndsAt" | "createdAt" | "updatedAt"> & {
  organizationId: string;
  automaticReview: boolean;
  desiredPriceEndsAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

// $1 holds the reader's organizations and media, $2 the organizations whose own prices count.
const within = "(media.organization_id = ANY ($1::uuid[]) OR media.id = ANY ($1::uuid[]))";

// Readers see listed and own formats. A contributor's post of others appears only by its direct link (R3.8).
const columns = `
  SELECT format.id, media.organization_id AS "organizationId", format.rejection_reason AS "rejectionReason", format.media_project_id AS media, media.name AS "mediaName", media.domain AS "mediaDomain", format.status, format.version,
    ${fieldNames.map((name) => `format.${snakeCase(name)} AS "${name}"`).join(", ")},
    own_price_now.price_cents AS "desiredPriceCents", own_price_now.ends_at AS "desiredPriceEndsAt", own_price_now.orders_left AS "desiredPriceOrdersLeft",
    CASE WHEN ${within} THEN (SELECT count(*) FROM own_price WHERE own_price.format_id = format.id) ELSE 0 END AS "agreedPriceCount",
    ${within} AS own, (SELECT automatic_review FROM operator_setting) AS "automaticReview", format.created_at AS "createdAt", format.updated_at AS "updatedAt"
  FROM format JOIN media_project AS media ON media.id = format.media_project_id
  LEFT JOIN LATERAL (SELECT price_cents, ends_at, orders_left FROM own_price
    WHERE own_price.format_id = format.id AND own_price.organization_id = ANY ($2::uuid[]) ORDER BY price_cents LIMIT 1) AS own_price_now ON true`;
const select = `${columns}
  WHERE ((format.status = 'listed' AND media.status = 'listed') OR ${within})`;

const byIds = `${select} AND format.id = ANY ($3::uuid[]) ORDER BY media.name, format.id`;
const one = `${select} AND format.id = $3`;
const any = `${columns} WHERE format.id = $3`;
const byKeys = `${columns} JOIN unnest($3::uuid[]) WITH ORDINALITY AS page (id, place) ON page.id = format.id ORDER BY page.place`;

export const byType: ListOrder = [
  { column: "format_type", direction: "ASC" },
  { column: "price_cents", direction: "ASC" },
  { column: "id", direction: "ASC" },
];
const longestWaitFirst: ListOrder = [
  { column: "updated_at", direction: "ASC" },
  { column: "id", direction: "ASC" },
];
export const ownPlaces = { organizations: ["organization_id"], media: ["media_project_id"] } as const;

/** A branch for each of the actor's places, or one of named media, of which others see what is listed. */
function listOf(actor: Actor, { media, organization, status, search }: Omit<FormatQuery, "campaign">): List {
  const { values, of } = parameters();
  const own = placeConditions(reachedPlaces(actor, "media.read"), ownPlaces, of);
  const named = media && `item.media_project_id = ANY (${of(media)}::uuid[])`;
  const isShown = `item.status = 'listed' AND media.status = 'listed' AND NOT (item.format_type = ${literal(contributorPost)} AND item.contributor)`;
  const places = named ? [`${named} AND (${[isShown, ...own].join(" OR ")})`] : own;
  const filtered = [
    organization && `item.organization_id = ${of(organization)}`,
    status && `item.status = ${of(status)}`,
    search && `strpos(lower(concat_ws(' ', media.name, media.domain, item.format_type)), lower(${of(search)})) > 0`,
  ];
  const from =
    named || search
      ? "format AS item JOIN media_project AS media ON media.id = item.media_project_id"
      : "format AS item";
  const branches = places.map((place) => ({ from, where: [place, ...filtered] }));
  return { branches, order: byType, values };
}

/** By `format_in_review`. */
function reviewOf({ media }: FormatQuery): List {
  const { values, of } = parameters();
  const where = ["item.status = 'in_review'", media && `item.media_project_id = ANY (${of(media)}::uuid[])`];
  return { branches: [{ from: "format AS item", where }], order: longestWaitFirst, values };
}

/** Formats of some media, by default the actor's own. Operators who filter by `in_review` get all media's. */
export async function listFormats(
  reader: Reader,
  actor: Actor,
  query: FormatQuery & PageQuery,
): Promise<ListedPage<Format>> {
  const scope = await scopeOf(reader, actor, query.campaign);
  const isReview = actor.operator && query.status === "in_review" && !query.organization;
  return readListByKeys(reader, isReview ? reviewOf(query) : listOf(actor, query), query, async (ids) => {
    const values = [...scope, ids];
    const { rows } = await reader.$client.query<ListedFormat>({ name: "formats-by-keys", text: byKeys, values });
    return rows.map((row) => representFormat(row, actor));
  });
}

/** Leaves out formats that the actor may not see. */
export async function listFormatsByIds(reader: Reader, actor: Actor, ids: string[]): Promise<ListedPage<Format>> {
  const values = [...(await scopeOf(reader, actor)), ids];
  const { rows } = await reader.$client.query<ListedFormat>({ name: "formats-by-ids", text: byIds, values });
  return { items: rows.map((row) => representFormat(row, actor)), totalItems: rows.length };
}

/** At the price of the campaign's organization. Throws 404 for a campaign hidden from the actor. */
export async function findFormat(
  reader: Reader,
  actor: Actor,
  id: string,
  campaign?: string,
): Promise<Format | undefined> {
  const { rows } = await reader.$client.query<ListedFormat>({
    name: "format-one",
    text: one,
    values: [...(await scopeOf(reader, actor, campaign)), id],
  });
  return rows[0] && representFormat(rows[0], actor);
}

/** For operators only; undefined for others. */
export async function findAnyFormat(reader: Reader, actor: Actor, id: string): Promise<Format | undefined> {
  if (!actor.operator) return undefined;
  const { rows } = await reader.$client.query<ListedFormat>({
    name: "format-any",
    text: any,
    values: [...(await scopeOf(reader, actor)), id],
  });
  return rows[0] && representFormat(rows[0], actor);
}

/** Values of $1 and $2. Without a campaign the prices of all the actor's organizations count. */
async function scopeOf(reader: Reader, actor: Actor, campaign?: string): Promise<unknown[]> {
  const buyers = campaign ? [await bookingOrganization(reader, actor, campaign)] : organizationsOf(actor);
  return [reachOf(actor, "media.read"), buyers.filter((organizationId) => seesAmounts(actor, { organizationId }))];
}

function representFormat(listed: ListedFormat, actor: Actor): Format {
  const { organizationId, rejectionReason, automaticReview, ...row } = listed;
  const place = { organizationId, mediaProjectId: row.media };
  const subject = { status: row.status, automaticReview };
  const isReviewer = actor.operator && !organizationsOf(actor).includes(organizationId);
  return {
    ...row,
    rejectionReason: row.own || actor.operator ? rejectionReason : null,
    moves: [
      ...allowedMoves(formatLife, subject, { party: "publisher", may: rightsIn(actor, place) }),
      ...(isReviewer ? allowedMoves(formatLife, subject, { party: "operator", may: () => true }) : []),
    ],
    media: iri("media", row.media),
    desiredPriceEndsAt: row.desiredPriceEndsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns the format's medium, on which roles count. */
export async function placeOfFormat(reader: Reader, id: string): Promise<PermissionPlace | undefined> {
  const { rows } = await reader.$client.query<{ organizationId: string; mediaProjectId: string }>({
    name: "format-place",
    text: `SELECT media.organization_id AS "organizationId", media.id AS "mediaProjectId"
           FROM format JOIN media_project AS media ON media.id = format.media_project_id WHERE format.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Unaccepted orders of the formats, with their clients' organizations. */
export async function openOrdersOf(
  reader: Reader,
  formatIds: readonly string[],
): Promise<{ id: string; organizationId: string }[]> {
  const { rows } = await reader.$client.query<{ id: string; organizationId: string }>({
    name: "open-orders-of-format",
    // With OFFSET, PostgreSQL probes each format's outlet instead of reading all open orders.
    text: `SELECT paid.id, paid.client_organization_id AS "organizationId"
           FROM format CROSS JOIN LATERAL (
             SELECT id FROM open_order WHERE media_project_id = format.media_project_id AND format_id = format.id OFFSET 0) AS open
           JOIN order_money AS paid ON paid.id = open.id WHERE format.id = ANY ($1::uuid[])`,
    values: [formatIds],
  });
  return rows;
}
