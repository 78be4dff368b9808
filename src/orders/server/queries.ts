import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import type { LinkCheck } from "#proof/contract.ts";
import type { Order, OrderEvent } from "../contract.ts";
import { type OrderSides, showsAmounts } from "../order-reader.ts";
import { isReached } from "./queries-reach.ts";
import {
  type NamedOrder,
  orderColumns,
  orderJoins,
  representOrder,
  sinceColumns,
  sinceJoins,
} from "./queries-represent.ts";

const one = `SELECT ${orderColumns}, ${sinceColumns} FROM publication_order AS o ${orderJoins} ${sinceJoins}
  WHERE o.id = $2 AND (${isReached} OR $3)`;

/** One order, for who sees its project or its medium, or an operator. */
export async function findOrder(reader: Reader, actor: Actor, id: string): Promise<Order | undefined> {
  const values = [reachOf(actor, "order.read"), id, actor.operator];
  const { rows } = await reader.$client.query<NamedOrder>({ name: "order-one", text: one, values });
  return rows[0] && representOrder(rows[0], actor);
}

const mine = `(${isReached} OR $2)`;

type EventRow = Omit<OrderEvent, "createdAt" | "showsAmounts"> & OrderSides & { createdAt: Date; totalItems: number };
type CheckRow = Omit<LinkCheck, "checkedAt"> & { checkedAt: Date; totalItems: number };
type OfOrder = Page & { order?: string | undefined };

/** $1 to $4: the reader ($1, $2), the order, the row. */
const valuesOf = (actor: Actor, order?: string, id?: string) => [
  reachOf(actor, "order.read"),
  actor.operator,
  order ?? null,
  id ?? null,
];

/** The history of the actor's orders, oldest first. */
export async function listOrderEvents(
  reader: Reader,
  actor: Actor,
  { order, ...page }: OfOrder,
  id?: string,
): Promise<{ items: OrderEvent[]; totalItems: number }> {
  const statement = {
    name: "order-events",
    text: `SELECT event.id, event.subject_id AS "order", event.verb AS move, event.party, event.from_state AS "fromStatus", event.to_state AS "toStatus",
             event.message, event.created_at AS "createdAt", o.client_organization_id AS "clientOrganizationId", campaign.project_id AS "projectId",
             o.publisher_organization_id AS "publisherOrganizationId", o.media_project_id AS "mediaProjectId", coalesce(nullif(person.name, ''), CASE event.party WHEN 'client' THEN client.name
             WHEN 'publisher' THEN publisher.name WHEN 'operator' THEN 'Operator' ELSE 'Byline' END) AS "actorName", count(*) OVER () AS "totalItems"
           FROM event JOIN publication_order AS o ON o.id = event.subject_id JOIN campaign ON campaign.id = o.campaign_id
           JOIN organization AS client ON client.id = o.client_organization_id JOIN organization AS publisher ON publisher.id = o.publisher_organization_id
           LEFT JOIN client_user AS person ON person.id = event.actor_id
           WHERE event.subject IN ('order', 'publication') AND ${mine} AND ($3::uuid IS NULL OR event.subject_id = $3) AND ($4::uuid IS NULL OR event.id = $4)
           ORDER BY event.created_at, event.id LIMIT $5 OFFSET $6`,
    values: valuesOf(actor, order, id),
  };
  const { rows, totalItems } = await readPage<EventRow>(reader, statement, page);
  return {
    items: rows.map(({ totalItems: _total, ...row }) => ({
      ...row,
      showsAmounts: showsAmounts(row, actor),
      order: iri("orders", row.order),
      createdAt: row.createdAt.toISOString(),
    })),
    totalItems,
  };
}

/** What was found at the publications of the actor's orders, newest first. */
export async function listLinkChecks(
  reader: Reader,
  actor: Actor,
  { order, ...page }: OfOrder,
  id?: string,
): Promise<{ items: LinkCheck[]; totalItems: number }> {
  const statement = {
    name: "link-checks",
    text: `SELECT link_check.id, link_check.order_id AS "order", link_check.passed, link_check.unsure, link_check.evidence, link_check.checked_at AS "checkedAt",
             '/files/' || picture.file_id AS picture, count(*) OVER () AS "totalItems"
           FROM link_check LEFT JOIN publication_picture AS picture ON picture.link_check_id = link_check.id
           JOIN publication_order AS o ON o.id = link_check.order_id JOIN campaign ON campaign.id = o.campaign_id
           WHERE ${mine} AND ($3::uuid IS NULL OR link_check.order_id = $3) AND ($4::uuid IS NULL OR link_check.id = $4)
           ORDER BY link_check.checked_at DESC, link_check.id DESC LIMIT $5 OFFSET $6`,
    values: valuesOf(actor, order, id),
  };
  const { rows, totalItems } = await readPage<CheckRow>(reader, statement, page);
  return {
    items: rows.map(({ totalItems: _total, ...row }) => ({
      ...row,
      order: iri("orders", row.order),
      checkedAt: row.checkedAt.toISOString(),
    })),
    totalItems,
  };
}
