import type { RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { dueNow } from "#platform/database/now.ts";
import { noticeOf } from "../public-events.ts";
import { operatorsAsReader } from "../webhook.ts";

const told = "json_to_recordset($1) AS told (id uuid, name text) JOIN event ON event.id = told.id";
const reader = `unnest(event.organization_ids || '${operatorsAsReader}'::uuid) AS reader (id)`;

const feed = `
  INSERT INTO public_event (reader_id, position, event_id, name, created_at)
  SELECT DISTINCT reader.id, event.position, event.id, told.name, event.created_at FROM ${told}, ${reader} ON CONFLICT DO NOTHING`;

const delivery = "INSERT INTO webhook_delivery (id, webhook_id, event_id, object_id, position, due_at)";

/** SQL: an active endpoint asks for events of this name. */
const asksFor = (name: string) =>
  `webhook.state = 'active' AND (webhook.events = '{}' OR ${name} = ANY (webhook.events))`;

/** SQL: the reader of an endpoint's events. */
const ownReader = `coalesce(webhook.organization_id, '${operatorsAsReader}'::uuid)`;

// Read before the endpoints, and joined by equality: else each endpoint reads the whole batch again.
const deliveries = `
  WITH told AS MATERIALIZED (
    SELECT event.id, event.subject_id, event.position, told.name, reader.id AS reader_id FROM ${told}, ${reader})
  ${delivery}
  SELECT new_id(), webhook.id, told.id, told.subject_id, told.position, ${dueNow}
  FROM told JOIN webhook ON ${ownReader} = told.reader_id AND ${asksFor("told.name")} ON CONFLICT DO NOTHING`;

/** Files public events for their readers, and a delivery of each for every endpoint that asks for it. */
export async function fanOut(tx: Tx, events: readonly RecordedEvent[]): Promise<void> {
  const named = events.flatMap((event) => noticeOf(event) ?? []);
  if (named.length === 0) return;
  const values = [JSON.stringify(named.map(({ id, name }) => ({ id, name })))];
  await tx.$client.query({ name: "events-feed", text: feed, values });
  await tx.$client.query({ name: "webhooks-fan-out", text: deliveries, values });
}

const since = `
  ${delivery}
  SELECT new_id(), webhook.id, event.id, event.subject_id, event.position, ${dueNow}
  FROM public_event AS own JOIN event ON event.id = own.event_id
  JOIN webhook ON webhook.id = $1 AND ${ownReader} = own.reader_id AND ${asksFor("own.name")}
  WHERE own.created_at >= $2
  ON CONFLICT (webhook_id, event_id) DO UPDATE SET due_at = excluded.due_at, attempts = 0, first_tried_at = NULL, delivered_at = NULL, problem = NULL`;

/** Makes every event since a moment due for the endpoint, the delivered ones once more. Returns how many. */
export async function deliverSince(tx: Tx, webhookId: string, moment: Date): Promise<number> {
  const { rowCount } = await tx.$client.query({ name: "webhooks-since", text: since, values: [webhookId, moment] });
  return rowCount ?? 0;
}
