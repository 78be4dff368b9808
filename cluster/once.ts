import { until } from "../test/process.ts";
import { type Receiver, Receivers } from "../test/receivers.ts";
import { query } from "./query.ts";

const twice = `
  SELECT 'notification ' || event_id AS what FROM notification GROUP BY event_id, user_id, kind HAVING count(*) > 1
  UNION ALL SELECT 'mail ' || (letter ->> 'subject') FROM mail WHERE letter ->> 'subject' ~ 'Q\\d+' GROUP BY recipient, letter HAVING count(*) > 1
  UNION ALL SELECT 'job ' || name FROM pgboss.job WHERE state = 'failed'`;

/** The demo has endpoints of its own, one of them paused. */
const isOurs = "webhook_id IN (SELECT id FROM webhook WHERE url LIKE '%//cluster.hooks.example/%')";

const undone = `
  SELECT name AS what FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after < now()
  UNION ALL SELECT name FROM event_consumer WHERE position < (SELECT max(position) FROM event)
  UNION ALL SELECT 'webhook ' || id FROM webhook_delivery WHERE due_at IS NOT NULL AND ${isOurs}`;

const delivered = `SELECT event_id::text AS id, delivered_at IS NOT NULL AS arrived FROM webhook_delivery WHERE ${isOurs}`;

/** A program of somebody's own that `LINK_CHECK_HOSTS` leads to, and hears all that it asks for. */
export async function openReceiver(): Promise<Receiver & { hosts: string; close: () => void }> {
  const receivers = new Receivers();
  const receiver = await receivers.open("cluster");
  return Object.assign(receiver, { hosts: receivers.hosts, close: () => receivers.close() });
}

/** A killed worker's job comes back within two minutes. */
export const untilDone = (ownerUrl: string): Promise<number> =>
  until(async () => (await query(ownerUrl, undone)).length === 0, 240_000);

/** Notices, mails and jobs that are there twice, failed jobs, and webhooks that never arrived; none once all is done. */
export async function brokenOnce(ownerUrl: string, { calls }: Pick<Receiver, "calls">): Promise<unknown[]> {
  const arrived = new Set(calls.map(({ headers }) => headers["webhook-id"]));
  const deliveries = await query(ownerUrl, delivered);
  return [
    ...(await query(ownerUrl, twice)),
    ...deliveries.filter(({ id, arrived: isSent }) => !isSent || !arrived.has(String(id))),
  ];
}

export type OnceFigures = { jobs: number; begunAnew: number; webhooks: number; webhooksSentAgain: number };

export async function countOnce(ownerUrl: string, { calls }: Pick<Receiver, "calls">): Promise<OnceFigures> {
  const [counted] = await query(
    ownerUrl,
    "SELECT count(*)::integer AS jobs, count(*) FILTER (WHERE retry_count > 0)::integer AS anew FROM pgboss.job WHERE state = 'completed'",
  );
  const webhooks = new Set(calls.map(({ headers }) => headers["webhook-id"])).size;
  return {
    jobs: Number(counted?.jobs),
    begunAnew: Number(counted?.anew),
    webhooks,
    webhooksSentAgain: calls.length - webhooks,
  };
}
