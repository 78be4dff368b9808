import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { imageKey, signedAddress } from "#platform/files/address.ts";
import type { FileUse } from "#platform/files/file-use.ts";
import { isReached } from "../../server/queries-reach.ts";
import type { OrderImage } from "../contract.ts";

const reached = `
  SELECT DISTINCT image.file_id AS id FROM order_image AS image
  JOIN publication_order AS o ON o.id = image.order_id JOIN campaign ON campaign.id = o.campaign_id
  WHERE ($2 OR ${isReached})`;

const paged = `SELECT id, count(*) OVER () AS "totalItems" FROM (${reached}) AS seen ORDER BY id DESC LIMIT $3 OFFSET $4`;

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
): Promise<{ items: OrderImage[]; totalItems: number }> {
  const values = [reachOf(actor, "order.read"), actor.operator];
  const { rows, totalItems } = image
    ? await readNamed(reader, [...values, image, actor.userId])
    : await readPage<ImageRow>(reader, { name: "order-images", text: paged, values }, page);
  const key = await imageKey(reader);
  return { items: rows.map(({ id }) => ({ id, address: signedAddress(id, key, new Date()) })), totalItems };
}

type ImageRow = { id: string; totalItems: number };

async function readNamed(
  reader: Reader,
  values: unknown[],
): Promise<{ rows: Pick<ImageRow, "id">[]; totalItems: number }> {
  const { rows } = await reader.$client.query<{ id: string }>({ name: "named-order-images", text: named, values });
  return { rows, totalItems: rows.length };
}

export async function findOrderImage(reader: Reader, actor: Actor, id: string): Promise<OrderImage | undefined> {
  return (await listOrderImages(reader, actor, { image: [id], page: 1, itemsPerPage: 1 })).items[0];
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
