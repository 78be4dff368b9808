import type { Tx } from "#platform/database/database.ts";

/** An endpoint's turn: its next deliveries, at most one event of each object. */
export type WebhookTurn = { webhookId: string; deliveryIds: string[] };

/** Healthy endpoints and troubled ones take turns apart, so that no trouble delays a healthy one. */
export type WebhookLane = "healthy" | "troubled";

type LaneRule = { isIn: string; deliveriesMost: number };

const webhookLanes: Record<WebhookLane, LaneRule> = {
  healthy: { isIn: "webhook.failures = 0 AND NOT webhook.is_slow", deliveriesMost: 10 },
  troubled: { isIn: "(webhook.failures > 0 OR webhook.is_slow)", deliveriesMost: 1 },
};

/** Longer than any attempt takes: a delivery of a process that died is due again afterwards. */
const leaseSeconds = 60;

const isNext = `own.webhook_id = webhook.id AND own.due_at <= now() AND NOT EXISTS (
  SELECT FROM webhook_delivery AS earlier WHERE earlier.webhook_id = own.webhook_id AND earlier.object_id = own.object_id
    AND earlier.due_at IS NOT NULL AND earlier.position < own.position)`;

const claimStatement = ({ isIn, deliveriesMost }: LaneRule) => `
  WITH turn AS (
    SELECT webhook.id FROM webhook
    WHERE webhook.state = 'active' AND ${isIn} AND coalesce(webhook.rests_until <= now(), true) AND webhook.id <> ALL ($1::uuid[])
      AND EXISTS (SELECT FROM webhook_delivery AS own WHERE ${isNext})
    ORDER BY webhook.tried_at NULLS FIRST LIMIT $2),
  claimed AS (
    SELECT delivery.id FROM turn AS webhook CROSS JOIN LATERAL (
      SELECT own.id FROM webhook_delivery AS own WHERE ${isNext}
      ORDER BY own.due_at, own.position LIMIT ${deliveriesMost} FOR UPDATE SKIP LOCKED) AS delivery),
  leased AS (
    UPDATE webhook_delivery AS own SET due_at = now() + make_interval(secs => ${leaseSeconds})
    FROM claimed WHERE own.id = claimed.id RETURNING own.id, own.webhook_id)
  SELECT webhook_id AS "webhookId", array_agg(id) AS "deliveryIds" FROM leased GROUP BY webhook_id`;

/** Leases the next deliveries of at most so many endpoints, without those that have a turn already. */
export async function claimTurns(tx: Tx, lane: WebhookLane, most: number, busy: string[]): Promise<WebhookTurn[]> {
  const text = claimStatement(webhookLanes[lane]);
  const { rows } = await tx.$client.query<WebhookTurn>({ name: `webhooks-claim-${lane}`, text, values: [busy, most] });
  return rows;
}

/** Gives deliveries back that were not sent, so that another process need not wait for the lease. */
export async function giveBack(tx: Tx, deliveryIds: string[]): Promise<void> {
  const text = "UPDATE webhook_delivery SET due_at = now() WHERE id = ANY ($1::uuid[]) AND due_at IS NOT NULL";
  await tx.$client.query({ name: "webhooks-give-back", text, values: [deliveryIds] });
}
