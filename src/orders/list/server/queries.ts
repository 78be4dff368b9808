import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Order, OrderQuery } from "../../contract.ts";
import { narrowedStatuses, type OrderSort } from "../../order-filter.ts";
import { isKnown } from "../../server/queries-reach.ts";
import {
  type NamedOrder,
  orderColumns,
  orderJoins,
  representOrder,
  sinceColumns,
  sinceJoins,
} from "../../server/queries-represent.ts";

// $1 holds whole organizations, single projects and single media. Days are in UTC.
const filtered = `($5::uuid IS NULL OR media_project_id = $5) AND ($6::text[] IS NULL OR status = ANY ($6))
    AND ($8::date IS NULL OR due_at >= $8::date::timestamp AT TIME ZONE 'UTC')
    AND ($9::date IS NULL OR due_at < ($9::date + 1)::timestamp AT TIME ZONE 'UTC')
    AND ($10::date IS NULL OR created_at >= $10::date::timestamp AT TIME ZONE 'UTC')
    AND ($11::date IS NULL OR created_at < ($11::date + 1)::timestamp AT TIME ZONE 'UTC')
    AND ($12::text IS NULL OR date_proposed_by = $12)
    AND ($13::text IS NULL OR number ILIKE $13 OR title ILIKE $13 OR EXISTS (
      SELECT FROM media_project WHERE media_project.id = media_project_id AND (name ILIKE $13 OR domain ILIKE $13)))`;
const asClient = `$2::text IS DISTINCT FROM 'publisher'
    AND ($3::uuid IS NULL OR campaign_id = $3) AND ($4::uuid IS NULL OR client_organization_id = $4)
    AND ($7::uuid IS NULL OR campaign_id IN (SELECT campaign.id FROM campaign WHERE project_id = $7)) AND ${filtered}`;
const asPublisher = `$2::text IS DISTINCT FROM 'client' AND $3::uuid IS NULL AND $7::uuid IS NULL
    AND ($4::uuid IS NULL OR publisher_organization_id = $4) AND ${filtered} AND ${isKnown}`;

// One branch per path to an order, so that each uses its index. The union removes duplicates.
const visible = `
  SELECT id, created_at, due_at FROM publication_order WHERE client_organization_id = ANY ($1::uuid[]) AND ${asClient}
  UNION
  SELECT id, created_at, due_at FROM publication_order WHERE publisher_organization_id = ANY ($1::uuid[]) AND ${asPublisher}
  UNION
  SELECT id, created_at, due_at FROM publication_order
  WHERE campaign_id IN (SELECT campaign.id FROM campaign WHERE project_id = ANY ($1::uuid[])) AND ${asClient}
  UNION
  SELECT id, created_at, due_at FROM publication_order WHERE media_project_id = ANY ($1::uuid[]) AND ${asPublisher}`;

const orderings: Record<OrderSort, string> = {
  newest: "created_at DESC, id DESC",
  due: "due_at NULLS LAST, created_at DESC, id DESC",
};

const joined = `JOIN publication_order AS o USING (id) ${orderJoins} ${sinceJoins}`;
const page = (sort: OrderSort) =>
  `SELECT ${orderColumns}, ${sinceColumns}
   FROM (SELECT id, row_number() OVER (ORDER BY ${orderings[sort]}) AS place FROM (${visible}) AS visible ORDER BY place LIMIT $14 OFFSET $15) AS page
   ${joined} ORDER BY page.place`;
const total = `SELECT count(*) AS total FROM (${visible}) AS visible`;
const keys = (sort: OrderSort) => `SELECT id FROM (${visible}) AS visible ORDER BY ${orderings[sort]} LIMIT $14`;
const byKeys = `SELECT ${orderColumns}, ${sinceColumns} FROM unnest($1::uuid[]) WITH ORDINALITY AS page (id, place) ${joined} ORDER BY page.place`;

/** $1 to $13: the reader's reach and the filter. */
const valuesOf = (actor: Actor, filter: OrderQuery) => [
  reachOf(actor, "order.read"),
  filter.side ?? null,
  filter.campaign ?? null,
  filter.organization ?? null,
  filter.media ?? null,
  narrowedStatuses(filter.status, filter.task),
  filter.project ?? null,
  filter["dueAt[gte]"] ?? null,
  filter["dueAt[lte]"] ?? null,
  filter["createdAt[gte]"] ?? null,
  filter["createdAt[lte]"] ?? null,
  filter.proposedBy ?? (filter.task === "dates" ? "publisher" : null),
  filter.search ? containing(filter.search) : null,
];

const containing = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Orders of the actor's projects and media, newest first by default. */
export async function listOrders(
  reader: Reader,
  actor: Actor,
  { page: number, itemsPerPage, ...filter }: OrderQuery & PageQuery,
): Promise<{ items: Order[]; totalItems: number }> {
  const { sort = "newest" } = filter;
  const values = valuesOf(actor, filter);
  const [rows, count] = await Promise.all([
    reader.$client.query<NamedOrder>({
      name: `orders-page-${sort}`,
      text: page(sort),
      values: [...values, itemsPerPage, (number - 1) * itemsPerPage],
    }),
    reader.$client.query<{ total: number }>({ name: "orders-total", text: total, values }),
  ]);
  return { items: rows.rows.map((row) => representOrder(row, actor)), totalItems: count.rows[0]?.total ?? 0 };
}

/** Ids in the list's order, `most` at most. */
export async function readOrderKeys(reader: Reader, actor: Actor, filter: OrderQuery, most: number): Promise<string[]> {
  const { sort = "newest" } = filter;
  const values = [...valuesOf(actor, filter), most];
  const { rows } = await reader.$client.query<{ id: string }>({
    name: `orders-keys-${sort}`,
    text: keys(sort),
    values,
  });
  return rows.map(({ id }) => id);
}

/** Orders of keys that `readOrderKeys` found for this actor, in their order. Checks no access itself. */
export async function readOrders(reader: Reader, actor: Actor, ids: string[]): Promise<Order[]> {
  const { rows } = await reader.$client.query<NamedOrder>({ name: "orders-by-keys", text: byKeys, values: [ids] });
  return rows.map((row) => representOrder(row, actor));
}
