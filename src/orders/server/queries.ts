import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import type { LinkCheck } from "#proof/contract.ts";
import type { Evidence } from "#proof/evidence.ts";
import type { Order } from "../contract.ts";
import type { OrderEvent } from "../events/contract.ts";
import { type OrderSides, showsOrderAmounts } from "../order-reader.ts";
import { type OfOrder, oldestOfOrder, readOfOrder, statementsOf } from "./queries-of-order.ts";
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

/** An order of the actor's projects or media; any for an operator. */
export async function findOrder(reader: Reader, actor: Actor, id: string): Promise<Order | undefined> {
  const values = [reachOf(actor, "order.read"), id, actor.operator];
  const { rows } = await reader.$client.query<NamedOrder>({ name: "order-one", text: one, values });
  return rows[0] && representOrder(rows[0], actor);
}

const mine = `(${isReached} OR $2)`;

type EventRow = Omit<OrderEvent, "createdAt" | "showsAmounts"> & OrderSides & { createdAt: Date; totalItems: number };
type CheckRow = Omit<LinkCheck, "checkedAt" | "evidence"> & { evidence: Evidence; checkedAt: Date; totalItems: number };

/** History of an order that the actor sees, oldest first. */
export async function listOrderEvents(reader: Reader, actor: Actor, of: OfOrder): Promise<ListedPage<OrderEvent>> {
  const { rows, ...length } = await readOfOrder<EventRow>(reader, actor, eventStatements, of);
  return {
    items: rows.map(({ totalItems: _total, ...row }) => ({
      ...row,
      showsAmounts: showsOrderAmounts(row, actor),
      order: iri("orders", row.order),
      createdAt: row.createdAt.toISOString(),
    })),
    ...length,
  };
}

export const eventStatements = statementsOf(
  "order-events",
  oldestOfOrder,
  (
    asked,
  ) => `SELECT event.id, event.subject_id AS "order", event.verb AS move, event.party, event.from_state AS "fromStatus", event.to_state AS "toStatus",
             event.message, event.created_at AS "createdAt", o.client_organization_id AS "clientOrganizationId", campaign.project_id AS "projectId",
             o.publisher_organization_id AS "publisherOrganizationId", o.media_project_id AS "mediaProjectId", coalesce(nullif(person.name, ''), CASE event.party WHEN 'client' THEN client.name
             WHEN 'publisher' THEN publisher.name WHEN 'operator' THEN 'Operator' ELSE 'Byline' END) AS "actorName", count(*) OVER () AS "totalItems"
           FROM event JOIN publication_order AS o ON o.id = event.subject_id JOIN campaign ON campaign.id = o.campaign_id
           JOIN organization AS client ON client.id = o.client_organization_id JOIN organization AS publisher ON publisher.id = o.publisher_organization_id
           LEFT JOIN client_user AS person ON person.id = event.actor_id
           WHERE event.subject IN ('order', 'publication') AND ${mine} AND event.${asked === "id" ? "id" : "subject_id"} = $3`,
);

/** Newest first. */
export async function listLinkChecks(reader: Reader, actor: Actor, of: OfOrder): Promise<ListedPage<LinkCheck>> {
  const { rows, ...length } = await readOfOrder<CheckRow>(reader, actor, checkStatements, of);
  return {
    items: rows.map(({ totalItems: _total, ...row }) => ({
      ...row,
      order: iri("orders", row.order),
      evidence: { ...row.evidence, readers: row.evidence.readers ?? "unasked" },
      checkedAt: row.checkedAt.toISOString(),
    })),
    ...length,
  };
}

export const checkStatements = statementsOf(
  "link-checks",
  { by: ['"checkedAt"', "id"], direction: "DESC" },
  (
    asked,
  ) => `SELECT link_check.id, link_check.order_id AS "order", link_check.passed, link_check.unsure, link_check.evidence, link_check.checked_at AS "checkedAt",
             '/files/' || picture.file_id AS picture, count(*) OVER () AS "totalItems"
           FROM link_check LEFT JOIN publication_picture AS picture ON picture.link_check_id = link_check.id
           JOIN publication_order AS o ON o.id = link_check.order_id JOIN campaign ON campaign.id = o.campaign_id
           WHERE ${mine} AND link_check.${asked === "id" ? "id" : "order_id"} = $3`,
);
