import type { Actor } from "#accounts/actor.ts";
import { reachedPlaces } from "#accounts/permissions.ts";
import { placeConditions } from "#accounts/server/queries-places.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { parameters } from "#platform/lists/list-statements.ts";
import { byType, ownPlaces } from "../../server/queries.ts";
import type { FormatPrice } from "../contract.ts";

const columns = `
  found.id, found.media_project_id AS media, media.name AS "mediaName", media.domain AS "mediaDomain", media.logo AS "mediaLogo",
  media.status AS "mediaStatus", found.format_type AS "formatType", found.status, found.price_cents AS "priceCents", sold.sales`;

const joins = `
  JOIN format AS found USING (id) JOIN media_project AS media ON media.id = found.media_project_id
  CROSS JOIN LATERAL (SELECT coalesce(sum(order_count), 0)::integer AS sales FROM outlet_month
    WHERE organization_id = media.organization_id AND media_project_id = media.id
      AND month > (now() AT TIME ZONE 'UTC')::date - interval '12 months') AS sold`;

type PriceFilter = { organization?: string | undefined; ids?: readonly string[] };

/** By `format_organization` and `format_media_project`, of the places where the actor may edit. */
function listOf(actor: Actor, { organization, ids }: PriceFilter) {
  const { values, of } = parameters();
  const places = placeConditions(reachedPlaces(actor, "format.edit"), ownPlaces, of);
  const filtered = [
    organization && `item.organization_id = ${of(organization)}`,
    ids && `item.id = ANY (${of(ids)}::uuid[])`,
  ];
  const branches = places.map((place) => ({ from: "format AS item", where: [place, ...filtered] }));
  return { branches, order: byType, columns, joins, values };
}

export const listFormatPrices = (
  reader: Reader,
  actor: Actor,
  filter: PriceFilter & PageQuery,
): Promise<ListedPage<FormatPrice>> =>
  readList(reader, listOf(actor, filter), filter, ({ media, ...row }: FormatPrice) => ({
    ...row,
    media: iri("media", media),
  }));

export const findFormatPrice = async (reader: Reader, actor: Actor, id: string): Promise<FormatPrice | undefined> =>
  (await listFormatPrices(reader, actor, { ids: [id], page: 1, itemsPerPage: 1 })).items[0];
