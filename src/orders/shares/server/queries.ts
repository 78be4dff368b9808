import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { organizationStatuses } from "#accounts/organizations/organization.ts";
import { reachedPlaces } from "#accounts/permissions.ts";
import { placeConditions } from "#accounts/server/queries-places.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { newestFirst, parameters } from "#platform/lists/list-statements.ts";
import type { OrderStatus } from "../../order.ts";
import { proofJoins } from "../../server/queries-proof.ts";
import { partlyRefunded } from "../../server/queries-represent.ts";
import type { SharedLink, ShareNote } from "../contract.ts";
import { shareState } from "../shared-link.ts";
import { sharedLink } from "./tables.ts";

type ListedLinkRow = Omit<
  SharedLink,
  "path" | "state" | "orders" | "organization" | "expiresAt" | "revokedAt" | "openedAt" | "createdAt"
> & {
  orders: string[];
  organization: string;
  isSuspended: boolean;
  expiresAt: Date;
  revokedAt: Date | null;
  openedAt: Date | null;
  createdAt: Date;
};

/** Hash of an order's shown content. An approval covers exactly this version. */
const versionOf = "sha256(convert_to(concat_ws(E'\\n', o.title, o.content, coalesce(o.publication_url, '')), 'UTF8'))";

const notesOf = (link: string) => `
  SELECT coalesce(json_agg(json_build_object('id', note.id, 'kind', note.kind, 'name', note.name, 'body', note.body,
    'order', '/api/orders/' || o.id, 'orderNumber', o.number, 'changedSince', coalesce(note.seen <> ${versionOf}, false),
    'createdAt', to_char(note.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY note.created_at, note.id), '[]') AS list
  FROM share_note AS note LEFT JOIN publication_order AS o ON o.id = note.order_id WHERE note.link_id = ${link}`;

const ordersOf = (link: string) =>
  `coalesce((SELECT array_agg(order_id ORDER BY position) FROM shared_link_text WHERE link_id = ${link}), '{}')`;

const isSuspended = `organization.status = ${organizationStatuses.suspended}`;

const columns = `
  link.id, link.subject, link.order_id AS "order", o.number AS "orderNumber", ${ordersOf("link.id")} AS orders, link.campaign_id AS campaign,
  organization.id AS organization, organization.name AS "organizationName", ${isSuspended} AS "isSuspended", link.name,
  link.may_comment AS "mayComment", link.may_approve AS "mayApprove", link.shows_prices AS "showsPrices", link.expires_at AS "expiresAt",
  link.revoked_at AS "revokedAt", link.opened_at AS "openedAt", notes.list AS notes, link.created_at AS "createdAt"`;

const joins = `
  JOIN shared_link AS link USING (id) JOIN organization ON organization.id = link.organization_id
  LEFT JOIN publication_order AS o ON o.id = link.order_id CROSS JOIN LATERAL (${notesOf("link.id")}) AS notes`;

const linkPlaces = { organizations: ["organization_id"], projects: ["project_id"] } as const;

/** A branch for each of the reader's places; for an operator one of all, by `shared_link_newest`. */
function listOf(actor: Actor, { order, campaign, organization, id }: Omit<Filter, keyof PageQuery>) {
  const { values, of } = parameters();
  const reached = reachedPlaces(actor, "sharedLink.edit");
  const places = actor.operator ? [undefined] : placeConditions(reached, linkPlaces, of);
  const ofOrder = order && of(order);
  const filtered = [
    id && `item.id = ${of(id)}`,
    campaign && `item.campaign_id = ${of(campaign)}`,
    organization && `item.organization_id = ${of(organization)}`,
    ofOrder &&
      `item.id IN (SELECT id FROM shared_link WHERE order_id = ${ofOrder} UNION ALL SELECT link_id FROM shared_link_text WHERE order_id = ${ofOrder})`,
  ];
  const branches = places.map((place) => ({ from: "shared_link AS item", where: [place, ...filtered] }));
  return { name: "shared-links", branches, order: newestFirst, columns, joins, values };
}

type Filter = PageQuery & {
  order?: string | undefined;
  campaign?: string | undefined;
  organization?: string | undefined;
  id?: string;
};

/** Links that the actor may revoke, newest first, with their notes; all for an operator. */
export const listSharedLinks = (reader: Reader, actor: Actor, filter: Filter): Promise<ListedPage<SharedLink>> =>
  readList(reader, listOf(actor, filter), filter, representSharedLink);

/** Only the link's creator gets `path`, right after creation. */
export async function findSharedLink(
  reader: Reader,
  actor: Actor,
  id: string,
  path: string | null = null,
): Promise<SharedLink | undefined> {
  const [found] = (await listSharedLinks(reader, actor, { id, page: 1, itemsPerPage: 1 })).items;
  return found && { ...found, path };
}

function representSharedLink({ isSuspended: isOfSuspended, ...row }: ListedLinkRow): SharedLink {
  return {
    ...row,
    path: null,
    order: row.order && iri("orders", row.order),
    orders: row.orders.map((id) => iri("orders", id)),
    campaign: iri("campaigns", row.campaign),
    organization: iri("organizations", row.organization),
    state: shareState({ ...row, isSuspended: isOfSuspended }, new Date()),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export type SharedLinkRow = typeof sharedLink.$inferSelect & { isSuspended: boolean };

/** Finds a link in any state; undefined for an unknown secret. */
export async function findLinkBySecret(reader: Reader, secret: string): Promise<SharedLinkRow | undefined> {
  const [row] = await reader
    .select({ ...getTableColumns(sharedLink), isSuspended: isOfSuspended })
    .from(sharedLink)
    .where(eq(sharedLink.tokenHash, hashOfSecret(secret)));
  return row;
}

export const isOfSuspended = sql<boolean>`EXISTS (
  SELECT FROM campaign JOIN project ON project.id = campaign.project_id JOIN organization ON organization.id = project.organization_id
  WHERE campaign.id = shared_link.campaign_id AND ${sql.raw(isSuspended)})`;

/** Shown fields of an order: never the fee, and the total only with prices. */
export type SharedOrder = {
  id: string;
  version: string;
  number: string;
  title: string;
  content: string;
  status: OrderStatus;
  partlyRefunded: boolean;
  mediaName: string;
  mediaDomain: string;
  publicationUrl: string | null;
  publishedAt: Date | null;
  /** Null until the first look. */
  checksHold: boolean | null;
  totalCents: number;
};

export type SharedPlace = {
  projectName: string;
  logo: string | null;
  organizationName: string;
  /** False also where the project hides prices from its viewers. */
  showsPrices: boolean;
  notes: ShareNote[];
};

const shownOrders = `
  SELECT o.id, encode(${versionOf}, 'hex') AS version, o.number, o.title, o.content, o.status, ${partlyRefunded} AS "partlyRefunded", media.name AS "mediaName", media.domain AS "mediaDomain",
    o.publication_url AS "publicationUrl", o.published_at AS "publishedAt", o.total_cents AS "totalCents",
    look.passed AS "checksHold"
  FROM publication_order AS o JOIN media_project AS media ON media.id = o.media_project_id ${proofJoins}
  WHERE o.id = (SELECT order_id FROM shared_link WHERE id = $1) OR o.id IN (SELECT order_id FROM shared_link_text WHERE link_id = $1)
  ORDER BY (SELECT position FROM shared_link_text WHERE link_id = $1 AND order_id = o.id)`;

export async function readSharedPlace(reader: Reader, link: SharedLinkRow): Promise<SharedPlace> {
  const { rows } = await reader.$client.query<SharedPlace>({
    name: "shared-place",
    text: `SELECT project.name AS "projectName", project.viewers_see_amounts AND $3 AS "showsPrices", project.logo, organization.name AS "organizationName", notes.list AS notes
           FROM campaign JOIN project ON project.id = campaign.project_id JOIN organization ON organization.id = project.organization_id
           CROSS JOIN LATERAL (${notesOf("$2")}) AS notes WHERE campaign.id = $1`,
    values: [link.campaignId, link.id, link.showsPrices],
  });
  if (!rows[0]) throw new Error("a shared link has no campaign");
  return rows[0];
}

/** Orders of a link; none for a report. */
export async function readSharedOrders(reader: Reader, { id }: Pick<SharedLinkRow, "id">): Promise<SharedOrder[]> {
  const { rows } = await reader.$client.query<SharedOrder>({ name: "shared-orders", text: shownOrders, values: [id] });
  return rows;
}
