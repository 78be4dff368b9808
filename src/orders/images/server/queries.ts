import type { Actor } from "#accounts/actor.ts";
import { reachedPlaces, reachOf } from "#accounts/permissions.ts";
import { advertiserColumns, placeConditions, publisherColumns } from "#accounts/server/queries-places.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { imageKey, signedAddress } from "#platform/files/address.ts";
import type { FileUse } from "#platform/files/file-use.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type List, type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import { isKnown } from "../../sending/server/queries.ts";
import { isReached } from "../../server/queries-reach.ts";
import type { OrderImage } from "../contract.ts";

const newest: ListOrder = [{ column: "file_id", direction: "DESC" }];

/** A branch for each place; publishers read only the images of orders that were sent to them. */
function listOf(actor: Actor): List {
  const { values, of } = parameters();
  if (actor.operator) return { ...orderImages, branches: [{ from: images, where: [] }], values };
  const places = reachedPlaces(actor, "order.read");
  const asClient = placeConditions(places, advertiserColumns, of).map((place) => ({ from: images, where: [place] }));
  const asPublisher = placeConditions(places, publisherColumns, of).map((place) => ({
    from: `${images} JOIN publication_order AS o ON o.id = item.order_id`,
    where: [place, `o.${isKnown}`],
  }));
  return { ...orderImages, branches: [...asClient, ...asPublisher], values };
}

const images = "order_image AS item";
const orderImages = { name: "order-images", order: newest, repeats: true } as const;

const reached = `
  SELECT DISTINCT image.file_id AS id FROM order_image AS image JOIN publication_order AS o ON o.id = image.order_id
  WHERE ($2 OR ${isReached})`;

// Until a text shows an image, only its uploader sees it.
const named = `
  ${reached} AND image.file_id = ANY ($3::uuid[])
  UNION SELECT id FROM stored_file WHERE id = ANY ($3::uuid[]) AND use = ${literal<FileUse>("unused")} AND uploaded_by = $4`;

type Filter = PageQuery & { image?: string[] | undefined };

/** Addresses of images of the actor's orders, newest first. With `image`, also the actor's fresh uploads. */
export async function listOrderImages(
  reader: Reader,
  actor: Actor,
  { image, ...page }: Filter,
): Promise<ListedPage<OrderImage>> {
  const key = await imageKey(reader);
  const represent = ({ id }: ImageRow) => ({ id, address: signedAddress(id, key, new Date()) });
  if (!image) return readList(reader, { ...listOf(actor), columns: "page.file_id AS id", joins: "" }, page, represent);
  const values = [reachOf(actor, "order.read"), actor.operator, image, actor.userId];
  const { rows } = await reader.$client.query<ImageRow>({ name: "named-order-images", text: named, values });
  return { items: rows.map(represent), totalItems: rows.length };
}

type ImageRow = { id: string };

export async function findOrderImage(reader: Reader, actor: Actor, id: string): Promise<OrderImage | undefined> {
  return (await listOrderImages(reader, actor, { image: [id], page: 1, itemsPerPage: 1 })).items[0];
}

const shown = "SELECT DISTINCT file_id AS id FROM order_image WHERE order_id = ANY ($1::uuid[])";

/** Ids of the images that these orders show. A text may name another's, which it doesn't open. */
export async function readShownImages(reader: Reader, orders: string[]): Promise<ReadonlySet<string>> {
  const { rows } = await reader.$client.query<ImageRow>({ name: "shown-images", text: shown, values: [orders] });
  return new Set(rows.map(({ id }) => id));
}

const attachable = `
  SELECT file.id FROM stored_file AS file
  WHERE file.id = ANY ($1::uuid[]) AND (file.uploaded_by = $2
    OR EXISTS (SELECT FROM order_image AS image JOIN publication_order AS o ON o.id = image.order_id
               WHERE image.file_id = file.id AND o.client_organization_id = $3))`;

/** Images that a writer may put into an order: their own, and any of the same advertiser's orders. */
export async function findAttachable(
  reader: Reader,
  ids: string[],
  { userId, clientOrganizationId }: { userId: string; clientOrganizationId: string },
): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "attachable-images",
    text: attachable,
    values: [ids, userId, clientOrganizationId],
  });
  return rows.map(({ id }) => id);
}
