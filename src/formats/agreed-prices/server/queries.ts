import type { Actor } from "#accounts/actor.ts";
import { may, reachOf } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import type { AgreedPrice, AgreedPriceQuery } from "../contract.ts";

/** SQL join for statements that name `format`. Joins as `agreed` only a price below the listed one. */
export const joinOwnPrice = (organization: string): string =>
  `LEFT JOIN own_price AS agreed ON agreed.format_id = format.id AND agreed.organization_id = ${organization}`;

/** Cents; undefined where the organization pays the listed price. */
export async function ownPriceOf(
  reader: Reader,
  organizationId: string,
  formatId: string,
): Promise<number | undefined> {
  const { rows } = await reader.$client.query<{ priceCents: number }>({
    name: "own-price",
    text: `SELECT price_cents AS "priceCents" FROM own_price WHERE organization_id = $1 AND format_id = $2`,
    values: [organizationId, formatId],
  });
  return rows[0]?.priceCents;
}

type AgreedPriceRow = Omit<AgreedPrice, "endsAt" | "createdAt" | "mayEnd"> & {
  publisherId: string;
  endsAt: Date | null;
  createdAt: Date;
  totalItems: number;
};

const columns = `
  SELECT price.id, format.id AS format, format.format_type AS "formatType", media.id AS media, media.name AS "mediaName",
    media.organization_id AS "publisherId", client.id AS organization, client.name AS "organizationName",
    price.price_cents AS "priceCents", format.price_cents AS "listedPriceCents", price.ends_at AS "endsAt",
    price.orders_left AS "ordersLeft", price.created_at AS "createdAt", count(*) OVER () AS "totalItems"
  FROM own_price AS price JOIN format ON format.id = price.format_id
  JOIN media_project AS media ON media.id = format.media_project_id
  JOIN organization AS client ON client.id = price.organization_id`;

const asClient = "client.id = ANY ($1::uuid[])";
const asPublisher = "(media.organization_id = ANY ($1::uuid[]) OR media.id = ANY ($1::uuid[]))";

const list = `${columns}
  WHERE (${asClient} AND $2::text IS DISTINCT FROM 'publisher' OR ${asPublisher} AND $2::text IS DISTINCT FROM 'client')
    AND ($3::uuid IS NULL OR format.id = $3) AND ($4::uuid IS NULL OR client.id = $4 OR media.organization_id = $4)
  ORDER BY media.name, format.format_type, client.name, price.id LIMIT $5 OFFSET $6`;
const one = `${columns} WHERE price.id = $2 AND (${asClient} OR ${asPublisher})`;

/** Lists the agreed prices in force of the actor's organizations, as buyers or sellers. */
export async function listAgreedPrices(
  reader: Reader,
  actor: Actor,
  { side = null, format = null, organization = null, ...page }: Nullable<AgreedPriceQuery> & PageQuery,
): Promise<{ items: AgreedPrice[]; totalItems: number }> {
  const values = [reachOf(actor, "offer.read"), side, format, organization];
  const { rows, totalItems } = await readPage<AgreedPriceRow>(
    reader,
    { name: "agreed-prices", text: list, values },
    page,
  );
  return { items: rows.map((row) => representAgreedPrice(row, actor)), totalItems };
}

type Nullable<Query> = { [Name in keyof Query]: Query[Name] | null };

export async function findAgreedPrice(reader: Reader, actor: Actor, id: string): Promise<AgreedPrice | undefined> {
  const values = [reachOf(actor, "offer.read"), id];
  const { rows } = await reader.$client.query<AgreedPriceRow>({ name: "agreed-price-one", text: one, values });
  return rows[0] && representAgreedPrice(rows[0], actor);
}

type ToldPrice = {
  organizationId: string;
  priceCents: number;
  listedPriceCents: number;
  endsAt: Date | null;
  ordersMax: number | null;
  formatType: string;
  mediaName: string;
};

/** Returns undefined once another price has replaced it. */
export async function findToldPrice(reader: Reader, id: string): Promise<ToldPrice | undefined> {
  const { rows } = await reader.$client.query<ToldPrice>({
    name: "agreed-price-told",
    text: `SELECT price.organization_id AS "organizationId", price.price_cents AS "priceCents", format.price_cents AS "listedPriceCents",
             price.ends_at AS "endsAt", price.orders_max AS "ordersMax", format.format_type AS "formatType", media.name AS "mediaName"
           FROM agreed_price AS price JOIN format ON format.id = price.format_id
           JOIN media_project AS media ON media.id = format.media_project_id WHERE price.id = $1`,
    values: [id],
  });
  return rows[0];
}

function representAgreedPrice({ publisherId, totalItems: _total, ...row }: AgreedPriceRow, actor: Actor): AgreedPrice {
  const { format, media, organization, endsAt, createdAt } = row;
  return {
    ...row,
    format: iri("formats", format),
    media: iri("media", media),
    organization: iri("organizations", organization),
    endsAt: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    mayEnd: may(actor, "offer.answer", { organizationId: publisherId, mediaProjectId: media }) === true,
  };
}
