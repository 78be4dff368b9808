import type { Actor } from "#accounts/actor.ts";
import type { RecordedEvent } from "#events/event.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import { noticeOf } from "../../public-events.ts";
import { findWebhook, readWebhooksOf } from "../../server/queries.ts";
import { type DeliveryState, testEventName } from "../../webhook.ts";
import type { WebhookDelivery } from "../contract.ts";

type ListedDelivery = Pick<
  WebhookDelivery,
  "id" | "attempts" | "milliseconds" | "status" | "request" | "answer" | "problem"
> &
  Pick<RecordedEvent, "subject" | "subjectId" | "verb" | "sequence"> & {
    webhookId: string;
    eventId: string | null;
    dueAt: Date | null;
    triedAt: Date | null;
    deliveredAt: Date | null;
    createdAt: Date;
  };

const columns = `delivery.id, delivery.webhook_id AS "webhookId", delivery.event_id AS "eventId", delivery.attempts, delivery.milliseconds,
  delivery.status, delivery.request, delivery.answer, delivery.problem, delivery.due_at AS "dueAt", delivery.tried_at AS "triedAt",
  delivery.delivered_at AS "deliveredAt", delivery.created_at AS "createdAt", event.subject, event.subject_id AS "subjectId", event.verb, event.sequence`;
const joined = "LEFT JOIN event ON event.id = delivery.event_id";

const newest: ListOrder = [{ column: "id", direction: "DESC" }];

const states: Record<DeliveryState, string> = {
  waiting: "item.due_at IS NOT NULL",
  delivered: "item.due_at IS NULL AND item.delivered_at IS NOT NULL",
  given_up: "item.due_at IS NULL AND item.delivered_at IS NULL",
};

/** Deliveries of the actor's webhooks, or of one of them, newest first. */
export async function listDeliveries(
  reader: Reader,
  actor: Actor,
  { webhook, state, ...page }: PageQuery & { webhook?: string | undefined; state?: DeliveryState | undefined },
): Promise<ListedPage<WebhookDelivery>> {
  const own = webhook === undefined ? await readWebhooksOf(reader, actor) : await onlyOwn(reader, actor, webhook);
  const { values, of } = parameters();
  const branches = own.map((each) => ({
    from: "webhook_delivery AS item",
    where: [`item.webhook_id = ${of(each)}`, state && states[state]],
  }));
  const joins = `JOIN webhook_delivery AS delivery USING (id) ${joined}`;
  return readList<ListedDelivery, WebhookDelivery>(
    reader,
    { branches, order: newest, values, columns, joins },
    page,
    representDelivery,
  );
}

const one = `SELECT ${columns} FROM webhook_delivery AS delivery ${joined} WHERE delivery.id = $1`;

export async function findDelivery(reader: Reader, actor: Actor, id: string): Promise<WebhookDelivery | undefined> {
  const statement = { name: "webhook-delivery-one", text: one, values: [id] };
  const [row] = (await reader.$client.query<ListedDelivery>(statement)).rows;
  return row && (await onlyOwn(reader, actor, row.webhookId)).length > 0 ? representDelivery(row) : undefined;
}

const onlyOwn = async (reader: Reader, actor: Actor, webhook: string): Promise<string[]> =>
  (await findWebhook(reader, actor, webhook)) ? [webhook] : [];

function representDelivery(row: ListedDelivery): WebhookDelivery {
  const { webhookId, eventId, dueAt, triedAt, deliveredAt, createdAt, subject, subjectId, verb, sequence, ...shown } =
    row;
  const happened = { id: eventId ?? "", subject, subjectId, verb, sequence, createdAt };
  const notice = eventId === null ? undefined : noticeOf(happened);
  return {
    ...shown,
    webhook: iri("webhooks", webhookId),
    event: eventId && iri("events", eventId),
    name: notice?.name ?? testEventName,
    about: notice?.about ?? iri("webhooks", webhookId),
    state: dueAt ? "waiting" : deliveredAt ? "delivered" : "given_up",
    dueAt: dueAt?.toISOString() ?? null,
    triedAt: triedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
