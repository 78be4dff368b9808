import pg from "pg";
import type { OrderMove } from "#orders/order.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";

/** Hours count from the beginning of the order; one per recorded event, in order. */
export type AgedOrder = { id: string; daysAgo: number; hours: number[] };

/**
 * Dates the orders' events back, as the database's owner: the application may not change an event. The ledger keeps
 * today's date.
 */
export async function ageOrders(ownerUrl: string, orders: AgedOrder[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(statement, [JSON.stringify(orders)]);
  } finally {
    await client.end();
  }
}

const completing: OrderMove[] = ["approve", "complete"];

const statement = `
  WITH given AS (
    SELECT id, now() - make_interval(days => "daysAgo") AS begun, hours
    FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, "daysAgo" integer, hours jsonb)),
  numbered AS (
    SELECT event.id, event.subject_id, event.verb, begun + make_interval(hours => coalesce((hours ->> place)::integer, 0)) AS at
    FROM given JOIN LATERAL (
      SELECT event.*, (row_number() OVER (ORDER BY created_at, id) - 1)::integer AS place FROM event WHERE subject_id = given.id) AS event ON true),
  events AS (UPDATE event SET created_at = numbered.at FROM numbered WHERE event.id = numbered.id),
  moments AS (
    SELECT subject_id AS id, min(at) AS begun, max(at) AS ended, min(at) FILTER (WHERE verb = ${literal<OrderMove>("send")}) AS sent,
      min(at) FILTER (WHERE verb = ${literal<OrderMove>("accept")}) AS accepted, max(at) FILTER (WHERE verb = ${literal<OrderMove>("publish")}) AS published,
      max(at) FILTER (WHERE verb IN ${literals(completing)}) AS completed
    FROM numbered GROUP BY subject_id),
  looks AS (
    UPDATE link_check SET checked_at = moments.published + interval '10 minutes' FROM moments WHERE link_check.order_id = moments.id)
  UPDATE publication_order AS o
  SET created_at = moments.begun, updated_at = moments.ended, sent_at = moments.sent, accepted_at = moments.accepted,
    published_at = moments.published, completed_at = moments.completed
  FROM moments WHERE o.id = moments.id`;
