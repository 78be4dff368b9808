import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import type { OrderStatus } from "../../order.ts";
import { proofJoins } from "../../server/queries-proof.ts";
import type { SharedLink, ShareNote } from "../contract.ts";
import { shareState } from "../shared-link.ts";
import { sharedLink } from "./tables.ts";

type Row = Omit<SharedLink, "path" | "state" | "expiresAt" | "revokedAt" | "openedAt" | "createdAt"> & {
  expiresAt: Date;
  revokedAt: Date | null;
  openedAt: Date | null;
  createdAt: Date;
  totalItems: number;
};

const notesOf = (link: string) => `
  SELECT coalesce(json_agg(json_build_object('id', note.id, 'kind', note.kind, 'name', note.name, 'body', note.body,
    'createdAt', to_char(note.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY note.created_at, note.id), '[]') AS list
  FROM share_note AS note WHERE note.link_id = ${link}`;

const text = `
  SELECT link.id, link.subject, link.order_id AS "order", o.number AS "orderNumber", link.campaign_id AS campaign, link.name,
    link.may_comment AS "mayComment", link.may_approve AS "mayApprove", link.shows_prices AS "showsPrices", link.expires_at AS "expiresAt",
    link.revoked_at AS "revokedAt", link.opened_at AS "openedAt", notes.list AS notes, link.created_at AS "createdAt", count(*) OVER () AS "totalItems"
  FROM shared_link AS link JOIN campaign ON campaign.id = link.campaign_id JOIN project ON project.id = campaign.project_id
  LEFT JOIN publication_order AS o ON o.id = link.order_id CROSS JOIN LATERAL (${notesOf("link.id")}) AS notes
  WHERE (project.organization_id = ANY ($1::uuid[]) OR project.id = ANY ($1::uuid[]))
    AND ($2::uuid IS NULL OR link.order_id = $2) AND ($3::uuid IS NULL OR link.campaign_id = $3) AND ($4::uuid IS NULL OR link.id = $4)
  ORDER BY link.created_at DESC, link.id DESC LIMIT $5 OFFSET $6`;

type Filter = Page & { order?: string | undefined; campaign?: string | undefined };

/** The links that the actor may make and revoke, newest first, with what clients said by them. */
export async function listSharedLinks(
  reader: Reader,
  actor: Actor,
  { order, campaign, ...page }: Filter,
  id?: string,
): Promise<{ items: SharedLink[]; totalItems: number }> {
  const values = [reachOf(actor, "sharedLink.edit"), order ?? null, campaign ?? null, id ?? null];
  const { rows, totalItems } = await readPage<Row>(reader, { name: "shared-links", text, values }, page);
  return { items: rows.map((row) => represent(row)), totalItems };
}

/** One link; `path` for who has just made it. */
export async function findSharedLink(
  reader: Reader,
  actor: Actor,
  id: string,
  path: string | null = null,
): Promise<SharedLink | undefined> {
  const [found] = (await listSharedLinks(reader, actor, { page: 1, itemsPerPage: 1 }, id)).items;
  return found && { ...found, path };
}

function represent({ totalItems: _total, ...row }: Row): SharedLink {
  return {
    ...row,
    path: null,
    order: row.order && iri("orders", row.order),
    campaign: iri("campaigns", row.campaign),
    state: shareState(row, new Date()),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export type SharedLinkRow = typeof sharedLink.$inferSelect;

/** The link behind a secret, whatever its state; undefined for a secret that was never given. */
export async function findLinkBySecret(reader: Reader, secret: string): Promise<SharedLinkRow | undefined> {
  const [row] = await reader
    .select()
    .from(sharedLink)
    .where(eq(sharedLink.tokenHash, hashOfSecret(secret)));
  return row;
}

/** What is told of an order by a link: nothing of its fee, and its total where prices are shown. */
export type SharedOrder = {
  number: string;
  title: string;
  content: string;
  status: OrderStatus;
  mediaName: string;
  mediaDomain: string;
  publicationUrl: string | null;
  publishedAt: Date | null;
  /** Whether the last look found all that was booked; null where nobody looked. */
  checksHold: boolean | null;
  totalCents: number;
};

export type SharedPlace = {
  projectName: string;
  logo: string | null;
  organizationName: string;
  /** The link shows prices, and the project does not keep them from its viewers. */
  showsPrices: boolean;
  notes: ShareNote[];
};

const shownOrder = `
  SELECT o.number, o.title, o.content, o.status, media.name AS "mediaName", media.domain AS "mediaDomain",
    o.publication_url AS "publicationUrl", o.published_at AS "publishedAt", o.total_cents AS "totalCents",
    look.passed AS "checksHold"
  FROM publication_order AS o JOIN media_project AS media ON media.id = o.media_project_id ${proofJoins} WHERE o.id = $1`;

/** Whose the link is, and the notes that were left by it. */
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

/** The order of a text or a publication. */
export async function readSharedOrder(reader: Reader, orderId: string): Promise<SharedOrder | undefined> {
  const { rows } = await reader.$client.query<SharedOrder>({
    name: "shared-order",
    text: shownOrder,
    values: [orderId],
  });
  return rows[0];
}
