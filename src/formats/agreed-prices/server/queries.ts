import type { Actor } from "#accounts/actor.ts";
import { may, reachedPlaces } from "#accounts/permissions.ts";
import { placeConditions, publisherColumns } from "#accounts/server/queries-places.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { newestFirst, parameters } from "#platform/lists/list-statements.ts";
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

/** An organization's own prices of some formats, in cents. */
export async function ownPricesOf(
  reader: Reader,
  organizationId: string,
  formatIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await reader.$client.query<{ id: string; priceCents: number }>({
    name: "own-prices",
    text: `SELECT format_id AS id, price_cents AS "priceCents" FROM own_price WHERE organization_id = $1 AND format_id = ANY ($2::uuid[])`,
    values: [organizationId, formatIds],
  });
  return new Map(rows.map(({ id, priceCents }) => [id, priceCents]));
}

type AgreedPriceRow = Omit<AgreedPrice, "endsAt" | "createdAt" | "mayEnd"> & {
  publisherId: string;
  endsAt: Date | null;
  createdAt: Date;
};

const columns = `
  price.id, format.id AS format, format.format_type AS "formatType", media.id AS media, media.name AS "mediaName",
    price.publisher_organization_id AS "publisherId", client.id AS organization, client.name AS "organizationName",
    price.price_cents AS "priceCents", format.price_cents AS "listedPriceCents", price.ends_at AS "endsAt",
    price.orders_left AS "ordersLeft", price.created_at AS "createdAt"`;

const joins = `
  JOIN own_price AS price USING (id) JOIN format ON format.id = price.format_id
  JOIN media_project AS media ON media.id = price.media_project_id
  JOIN organization AS client ON client.id = price.organization_id`;

const buyingPlaces = { organizations: ["organization_id"] } as const;

/** A branch for each of the reader's organizations as a buyer, and for each place as a seller; each has its index. */
function listOf(actor: Actor, { side, format, organization, id }: AgreedPriceQuery & { id?: string }) {
  const { values, of } = parameters();
  const places = reachedPlaces(actor, "offer.read");
  const named = organization && of(organization);
  const filtered = [
    format && `item.format_id = ${of(format)}`,
    id && `item.id = ${of(id)}`,
    named && `(item.organization_id = ${named} OR item.publisher_organization_id = ${named})`,
  ];
  const branches = [
    ...(side === "publisher" ? [] : placeConditions(places, buyingPlaces, of)),
    ...(side === "client" ? [] : placeConditions(places, publisherColumns, of)),
  ].map((place) => ({ from: "own_price AS item", where: [place, ...filtered] }));
  return { name: "agreed-prices", branches, order: newestFirst, columns, joins, values };
}

/** Lists the agreed prices in force of the actor's organizations, as buyers or sellers, newest first. */
export const listAgreedPrices = (
  reader: Reader,
  actor: Actor,
  filter: AgreedPriceQuery & PageQuery & { id?: string },
): Promise<ListedPage<AgreedPrice>> =>
  readList(reader, listOf(actor, filter), filter, (row: AgreedPriceRow) => representAgreedPrice(row, actor));

export const findAgreedPrice = async (reader: Reader, actor: Actor, id: string): Promise<AgreedPrice | undefined> =>
  (await listAgreedPrices(reader, actor, { id, page: 1, itemsPerPage: 1 })).items[0];

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

function representAgreedPrice({ publisherId, ...row }: AgreedPriceRow, actor: Actor): AgreedPrice {
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
