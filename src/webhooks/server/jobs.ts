import type { Database } from "#platform/database/database.ts";
import { forgetAll } from "#platform/growth/forget.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { webhookDays } from "../webhook.ts";
import type { WebhookLane } from "./claim.ts";
import { sendDue, type WebhookSending } from "./send.ts";

const untilStopped = new AbortController().signal;

/** Looks each second; stays while deliveries are due. */
export const sendWebhooksQueue = (lane: WebhookLane, sending: WebhookSending): Queue => ({
  name: `send-webhooks-${lane}`,
  everySeconds: 1,
  handle: (database, _data, log, signal = untilStopped) => sendDue({ database, sending, log, signal }, lane),
});

/** Deletes events of the feed and the log of deliveries after their days, each night. */
export const forgetWebhookLogQueue: Queue = {
  name: "forget-webhook-log",
  cron: "41 3 * * *",
  async handle(database) {
    await forgetOld(database, deliveriesOfLongAgo);
    await forgetOld(database, eventsOfLongAgo);
  },
};

const isLongAgo = `created_at < now() - make_interval(days => ${webhookDays}) ORDER BY created_at LIMIT $1`;
const deliveriesOfLongAgo = `DELETE FROM webhook_delivery WHERE id IN (SELECT id FROM webhook_delivery WHERE ${isLongAgo})`;
const eventsOfLongAgo = `
  DELETE FROM public_event WHERE (reader_id, position) IN (SELECT reader_id, position FROM public_event WHERE ${isLongAgo})`;

const forgetOld = (database: Database, text: string): Promise<void> =>
  forgetAll(database, async (tx, limit) => (await tx.$client.query(text, [limit])).rowCount ?? 0);
