import type { Tx } from "#platform/database/database.ts";
import { dueNow } from "#platform/database/now.ts";
import type { PlacedEvent } from "./queries.ts";

/** A consumer's position and postponed events, written in the transaction of its effects. */

/** A new consumer begins after the existing events. */
export async function registerConsumer(tx: Tx, consumer: string): Promise<void> {
  const text = `INSERT INTO event_consumer (name, position) SELECT $1, greatest(max(position), 0) FROM event ON CONFLICT (name) DO NOTHING`;
  await tx.$client.query(text, [consumer]);
}

/** Returns the position, locked until the transaction ends; undefined while another process reads for this consumer. */
export async function lockPosition(tx: Tx, consumer: string): Promise<number | undefined> {
  const text = "SELECT position FROM event_consumer WHERE name = $1 FOR UPDATE SKIP LOCKED";
  const { rows } = await tx.$client.query<{ position: number }>({ name: "events-lock", text, values: [consumer] });
  return rows[0]?.position;
}

/** Moves past all events up to here; postponed ones keep their own rows. */
export async function movePosition(tx: Tx, consumer: string, position: number): Promise<void> {
  const text = "UPDATE event_consumer SET position = $2 WHERE name = $1";
  await tx.$client.query({ name: "events-move", text, values: [consumer, position] });
}

/** After this many failures a consumer gives an event up; its row keeps the problem. */
export const attemptsAtMost = 6;

const fail = `
  INSERT INTO event_retry (consumer, event_id, object, object_id, position, attempts, problem, due_at)
  SELECT $1, id, object, subject_id, position, $3::integer + 1, $4, CASE WHEN $3 + 1 < $5 THEN now() + make_interval(mins => power(2, $3)::integer) END
  FROM event WHERE id = $2
  ON CONFLICT (event_id, consumer) DO UPDATE
  SET attempts = excluded.attempts, problem = excluded.problem, due_at = excluded.due_at, tried_at = excluded.tried_at`;

/** Makes a failed event due again: after a minute, then after twice the previous delay, finally never. */
export async function keepFailed(
  tx: Tx,
  consumer: string,
  { id, attempts }: PlacedEvent,
  problem: string,
): Promise<void> {
  const values = [consumer, id, attempts, problem, attemptsAtMost];
  await tx.$client.query({ name: "events-failed", text: fail, values });
}

const wait = `
  INSERT INTO event_retry (consumer, event_id, object, object_id, position, attempts, due_at)
  SELECT $1, id, object, subject_id, position, 0, ${dueNow} FROM event WHERE id = ANY ($2::uuid[])`;

/** Holds events back until the earlier one of their object is done or given up. */
export async function putOff(tx: Tx, consumer: string, events: PlacedEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.$client.query({ name: "events-put-off", text: wait, values: [consumer, idsOf(events)] });
}

export async function dropRetries(tx: Tx, consumer: string, events: PlacedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const text = "DELETE FROM event_retry WHERE consumer = $1 AND event_id = ANY ($2::uuid[])";
  await tx.$client.query({ name: "events-done", text, values: [consumer, idsOf(events)] });
}

/** An operator has this long to look into given-up events. */
const keptDays = 90;

/** Deletes at most `limit` old given-up events. Returns how many. */
export async function forgetGivenUp(tx: Tx, limit: number): Promise<number> {
  const { rowCount } = await tx.$client.query(
    `DELETE FROM event_retry WHERE (event_id, consumer) IN (
       SELECT event_id, consumer FROM event_retry
       WHERE due_at IS NULL AND tried_at < now() - make_interval(days => $1) ORDER BY tried_at LIMIT $2)`,
    [keptDays, limit],
  );
  return rowCount ?? 0;
}

const idsOf = (events: PlacedEvent[]): string[] => events.map(({ id }) => id);
