import type { Database } from "#platform/database/database.ts";
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

const forgottenAtOnce = 5_000;

/** Deletes events of the feed and the log of deliveries after their days, each night. */
export const forgetWebhookLogQueue: Queue = {
  name: "forget-webhook-log",
  cron: "41 3 * * *",
  async handle(database) {
    while ((await forgetOld(database, deliveriesOfLongAgo)) === forgottenAtOnce);
    while ((await forgetOld(database, eventsOfLongAgo)) === forgottenAtOnce);
  },
};

const isLongAgo = `created_at < now() - make_interval(days => ${webhookDays}) ORDER BY created_at LIMIT ${forgottenAtOnce}`;
const deliveriesOfLongAgo = `DELETE FROM webhook_delivery WHERE id IN (SELECT id FROM webhook_delivery WHERE ${isLongAgo})`;
const eventsOfLongAgo = `
  DELETE FROM public_event WHERE (reader_id, position) IN (SELECT reader_id, position FROM public_event WHERE ${isLongAgo})`;

const forgetOld = (database: Database, text: string): Promise<number> =>
  database.transaction(async (tx) => (await tx.$client.query(text)).rowCount ?? 0);
