import type { RecordedEvent } from "#events/event.ts";
import type { Asking } from "#platform/database/database.ts";
import type { WebhookShape } from "../webhook.ts";

export type SendingWebhook = {
  id: string;
  organizationId: string | null;
  url: string;
  shape: WebhookShape;
  /** The new one first. */
  sealedSecrets: Buffer[];
};

const endpoint = `
  SELECT id, organization_id AS "organizationId", url, shape,
    array_remove(ARRAY[sealed_secret, CASE WHEN former_secret_ends_at > now() THEN former_secret END], NULL) AS "sealedSecrets"
  FROM webhook WHERE id = $1`;

/** Returns undefined for an endpoint that was removed meanwhile. */
export async function findSendingWebhook({ $client }: Asking, id: string): Promise<SendingWebhook | undefined> {
  const { rows } = await $client.query<SendingWebhook>({ name: "webhook-sending", text: endpoint, values: [id] });
  return rows[0];
}

type HappenedInDelivery = Pick<RecordedEvent, "subject" | "subjectId" | "verb" | "sequence">;
export type DueDelivery = {
  id: string;
  eventId: string | null;
  attempts: number;
  createdAt: Date;
} & HappenedInDelivery;

const due = `
  SELECT delivery.id, delivery.event_id AS "eventId", delivery.attempts, coalesce(event.created_at, delivery.created_at) AS "createdAt",
    event.subject, event.subject_id AS "subjectId", event.verb, event.sequence
  FROM webhook_delivery AS delivery LEFT JOIN event ON event.id = delivery.event_id WHERE delivery.id = ANY ($1::uuid[])`;

export async function readDueDeliveries({ $client }: Asking, ids: string[]): Promise<DueDelivery[]> {
  return (await $client.query<DueDelivery>({ name: "webhook-deliveries-due", text: due, values: [ids] })).rows;
}
