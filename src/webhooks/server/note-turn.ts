import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { inOrder } from "#platform/database/in-order.ts";
import { isSlowAnswer, pauseAfter, restAfter, triedHours } from "../webhook.ts";
import type { SendingWebhook } from "./queries-sending.ts";

export type DeliveryResult = {
  id: string;
  attempts: number;
  milliseconds: number;
  status: number | null;
  request: string;
  answer: string | null;
  /** Null after an arrival. */
  problem: string | null;
};

// A delivery is given up where its next attempt would come after its time.
const noteDeliveries = `
  UPDATE webhook_delivery AS own SET attempts = result.attempts, milliseconds = result.milliseconds, status = result.status,
    request = result.request, answer = result.answer, problem = result.problem, tried_at = now(),
    first_tried_at = coalesce(own.first_tried_at, now()), delivered_at = CASE WHEN result.problem IS NULL THEN now() END,
    due_at = CASE WHEN result.problem IS NOT NULL AND coalesce(own.first_tried_at, now()) + make_interval(hours => ${triedHours}) > now() + make_interval(secs => result.pause)
      THEN now() + make_interval(secs => result.pause) END
  FROM json_to_recordset($1) AS result (id uuid, attempts integer, milliseconds integer, status integer, request text, answer text, problem text, pause integer)
  WHERE own.id = result.id`;

type NotedWebhook = { failures: number; isOver: boolean };

// A stronger lock would wait for the events that are filed meanwhile, which refer to the endpoint.
const noteArrival = `
  WITH before AS (SELECT failing_since FROM webhook WHERE id = $1 FOR NO KEY UPDATE)
  UPDATE webhook SET failures = 0, failing_since = NULL, rests_until = NULL, is_slow = $2, tried_at = now(), delivered_at = now()
  FROM before WHERE id = $1 RETURNING before.failing_since IS NOT NULL AS "wasFailing"`;

const noteFailure = `
  UPDATE webhook SET failures = failures + 1, failing_since = coalesce(failing_since, now()), tried_at = now(), is_slow = is_slow OR $2
  WHERE id = $1 RETURNING failures, failing_since < now() - make_interval(hours => ${triedHours}) AS "isOver"`;

const makeDue = `UPDATE webhook_delivery SET due_at = now() WHERE webhook_id = $1 AND due_at > now() AND attempts > 0 AND id <> ALL ($2::uuid[])`;

/** Notes a turn's results, and how its endpoint is to be treated from now on. */
export async function noteTurn(tx: Tx, webhook: SendingWebhook, results: DeliveryResult[]): Promise<void> {
  tellPages(tx, webhook);
  const rows = results.map((result) => ({ ...result, pause: pauseAfter(result.attempts) }));
  const noted = tx.$client.query({ name: "webhooks-note", text: noteDeliveries, values: [JSON.stringify(rows)] });
  const isSlow = results.some(({ milliseconds }) => isSlowAnswer(milliseconds));
  if (results.some(({ problem }) => problem === null)) {
    const values = [webhook.id, isSlow];
    const arrived = tx.$client.query<{ wasFailing: boolean }>({ name: "webhooks-arrived", text: noteArrival, values });
    const [, { rows: before }] = await inOrder([noted, arrived]);
    const again = results.map(({ id }) => id);
    if (before[0]?.wasFailing) await makeFailedDue(tx, webhook.id, again);
    return;
  }
  const values = [webhook.id, isSlow];
  const failed = tx.$client.query<NotedWebhook>({ name: "webhooks-failed", text: noteFailure, values });
  const [, { rows: after }] = await inOrder([noted, failed]);
  if (after[0]) await restOrStop(tx, webhook, after[0]);
}

/** Deliveries that failed while nothing arrived need not wait for their own time. `noted` were tried just now. */
export async function makeFailedDue(tx: Tx, webhookId: string, noted: string[] = []): Promise<void> {
  await tx.$client.query({ name: "webhooks-due", text: makeDue, values: [webhookId, noted] });
}

/** Open logs show what became of a delivery. */
function tellPages(tx: Tx, { organizationId }: SendingWebhook): void {
  const heard = organizationId === null ? { operators: true } : { organizationIds: [organizationId] };
  tx.changes.push({ resource: "webhooks", ...heard }, { resource: "webhook_deliveries", ...heard });
}

async function restOrStop(tx: Tx, { id, organizationId }: SendingWebhook, { failures, isOver }: NotedWebhook) {
  if (!isOver) {
    const text = "UPDATE webhook SET rests_until = now() + make_interval(secs => $2) WHERE id = $1";
    await tx.$client.query({ name: "webhooks-rest", text, values: [id, restAfter(failures)] });
    return;
  }
  const text = "UPDATE webhook SET state = 'stopped', updated_at = now() WHERE id = $1 AND state = 'active'";
  const { rowCount } = await tx.$client.query({ name: "webhooks-stop", text, values: [id] });
  if (rowCount === 0) return;
  const organizationIds = organizationId === null ? [] : [organizationId];
  await recordEvents(tx, [
    { subject: "webhook", subjectId: id, verb: "stop", organizationIds, party: "system", actorId: null },
  ]);
}
