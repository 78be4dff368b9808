import type { Database, Tx } from "#platform/database/database.ts";

/** Numbers committed events, so that a consumer is done with everything up to its position. */

/** Events numbered per statement, with others of the same objects. */
const placedAtOnce = 1_000;

// Machines' clocks may differ, and with them the ids: an object's events take their positions by sequence.
export const place = `
  WITH unplaced AS (
    SELECT id, object, subject_id, sequence, row_number() OVER (ORDER BY id) AS place,
      row_number() OVER (PARTITION BY object, subject_id ORDER BY id) AS nth_place,
      row_number() OVER (PARTITION BY object, subject_id ORDER BY sequence) AS nth
    FROM event WHERE position IS NULL AND subject_id IN (SELECT subject_id FROM event WHERE position IS NULL ORDER BY id LIMIT $1)),
  placed AS (
    SELECT own.id, slot.place FROM unplaced AS own
    JOIN unplaced AS slot ON slot.object = own.object AND slot.subject_id = own.subject_id AND slot.nth_place = own.nth)
  UPDATE event SET position = (SELECT greatest(max(position), 0) FROM event) + placed.place FROM placed WHERE event.id = placed.id`;

/** Numbers all events; leaves them to another process that is already at it. `signal` ends it after a batch. */
export async function placeEvents(database: Database, signal?: AbortSignal): Promise<void> {
  while ((await database.transaction(placeSome)) >= placedAtOnce && !signal?.aborted);
}

/** One transaction at a time numbers events, so positions become visible in order. */
async function placeSome(tx: Tx): Promise<number> {
  const { rows } = await tx.$client.query<{ free: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtextextended('byline-event-positions', 0)) AS free",
  );
  if (!rows[0]?.free) return 0;
  const { rowCount } = await tx.$client.query({ name: "events-place", text: place, values: [placedAtOnce] });
  return rowCount ?? 0;
}
