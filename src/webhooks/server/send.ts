import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#platform/database/database.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { FetchRefused } from "#platform/http/outgoing/guarded-address.ts";
import { guardedPost } from "#platform/http/outgoing/guarded-post.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { bodyOf, type ReadPayload } from "./body.ts";
import { claimTurns, giveBack, type WebhookLane, type WebhookTurn } from "./claim.ts";
import { type DeliveryResult, noteTurn } from "./note-turn.ts";
import { type DueDelivery, findSendingWebhook, readDueDeliveries, type SendingWebhook } from "./queries-sending.ts";
import { signedHeaders } from "./secrets.ts";

const texts = catalogue("webhooks.server.send", {
  redirects: (status: number) => `The receiver answers ${status} and leads elsewhere. Give its final address.`,
  answers: (status: number) => `The receiver answers ${status}.`,
});

/** The sender's ways out: addresses of the operator's hosts, the key of secrets, and how a payload is read. */
export type WebhookSending = {
  hosts: ReadonlyMap<string, string>;
  sealer: Sealer;
  publicUrl: string;
  readPayload: ReadPayload;
};

/** Endpoints that have a turn at once in one process. */
const turnsMost: Record<WebhookLane, number> = { healthy: 32, troubled: 16 };
const pauseMilliseconds = 200;
const attemptMilliseconds = 10_000;
const answerBytesMax = 2_000;
const requestCharactersKept = 10_000;

type Parts = { database: Database; sending: WebhookSending; log: Logger; signal: AbortSignal };

/** Sends a lane's due deliveries until none is due. Ends early, and gives back what is under way, when `signal` aborts. */
export async function sendDue(parts: Parts, lane: WebhookLane): Promise<void> {
  const { database, log, signal } = parts;
  const turns = new Map<string, Promise<void>>();
  while (!signal.aborted) {
    const free = turnsMost[lane] - turns.size;
    const busy = [...turns.keys()];
    const claimed = free > 0 ? await database.transaction((tx) => claimTurns(tx, lane, free, busy)) : [];
    for (const turn of claimed) {
      const taken = takeTurnOf(parts, turn)
        .catch((error) => log.error({ err: error, webhook: turn.webhookId }, "webhook's turn failed"))
        .finally(() => turns.delete(turn.webhookId));
      turns.set(turn.webhookId, taken);
    }
    // A turn that ended meanwhile may have made another delivery due.
    if (claimed.length === 0 && busy.length === 0) return;
    if (claimed.length === 0 && turns.size > 0) await Promise.race([...turns.values(), sleep(pauseMilliseconds)]);
  }
  await Promise.all(turns.values());
}

async function takeTurnOf(parts: Parts, { webhookId, deliveryIds }: WebhookTurn): Promise<void> {
  const { database, signal } = parts;
  const found = findSendingWebhook(database.reader, webhookId);
  const [webhook, deliveries] = await Promise.all([found, readDueDeliveries(database.reader, deliveryIds)]);
  if (!webhook) return;
  const tried = await Promise.allSettled(deliveries.map((delivery) => attempt(parts, webhook, delivery)));
  const results = tried.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failed = tried.find((each) => each.status === "rejected");
  await database.transaction(async (tx) => {
    if (results.length > 0) await noteTurn(tx, webhook, results);
    if (signal.aborted)
      await giveBack(
        tx,
        deliveryIds.filter((id) => !results.some((result) => result.id === id)),
      );
  });
  if (failed && !signal.aborted) throw failed.reason;
}

/** Sends one delivery. Throws when the process ends meanwhile, or when Byline itself can't make the body. */
async function attempt(
  { database, sending, signal }: Parts,
  webhook: SendingWebhook,
  delivery: DueDelivery,
): Promise<DeliveryResult> {
  const { messageId, body } = await bodyOf(database.reader, webhook, delivery, sending);
  const message = { id: messageId, at: new Date(), body };
  const headers = {
    "content-type": "application/json",
    "user-agent": "BylineWebhooks/1.0",
    ...signedHeaders(sending.sealer, webhook.id, webhook.sealedSecrets, message),
  };
  const began = performance.now();
  const answered = await guardedPost(
    webhook.url,
    { body, headers },
    {
      hosts: sending.hosts,
      ports: "any at given hosts",
      timeoutMilliseconds: attemptMilliseconds,
      answerBytesMax,
      signal,
    },
  ).catch((error: unknown) => {
    if (error instanceof FetchRefused) return { status: null, answer: null, problem: error.message };
    throw error;
  });
  const milliseconds = Math.round(performance.now() - began);
  const sent = {
    id: delivery.id,
    attempts: delivery.attempts + 1,
    milliseconds,
    request: kept(body, requestCharactersKept),
  };
  if ("problem" in answered) return { ...sent, ...answered };
  return { ...sent, ...answered, answer: kept(answered.answer, answerBytesMax), problem: problemOf(answered.status) };
}

/** Only 2xx is an arrival: a redirect would lead the event elsewhere. */
function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return texts.redirects(status);
  return texts.answers(status);
}

/** PostgreSQL keeps no null characters. */
const kept = (text: string, charactersMost: number): string => text.replaceAll("\0", "").slice(0, charactersMost);
