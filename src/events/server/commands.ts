import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import { MetAnother, violatedConstraint } from "#platform/database/faults.ts";
import { columnNames, fieldNames, fieldTypes } from "#platform/database/fields.ts";
import { type NewEvent, objectOf, type RecordedEvent } from "../event.ts";
import { event } from "./tables.ts";

/**
 * A reader of events with a position of its own. Each event takes effect once, in the transaction that keeps the position, and
 * those of one object in their sequence (decision 0147).
 */
export type EventConsumer<Effect = unknown> = {
  /** Stable: its position bears this name. */
  name: string;
  /** False for events that mean nothing to it. */
  concerns?(event: RecordedEvent): boolean;
  /** Throwing takes back the effect of this event alone; it is tried again later. */
  take(tx: Tx, event: RecordedEvent): Promise<Effect>;
  /** Follows a batch, with the effects of its events, in the same transaction. */
  finish?(tx: Tx, effects: Effect[]): Promise<void>;
};

const fields = [
  "id",
  "subject",
  "subjectId",
  "object",
  "verb",
  "organizationIds",
  "party",
  "actorId",
  "fromState",
  "toState",
  "message",
];

const insert = `
  INSERT INTO event (${columnNames(fields)}, sequence)
  SELECT ${fieldNames(fields)}, "sequence" + coalesce(
    (SELECT max(earlier.sequence) FROM event AS earlier WHERE earlier.subject_id = "subjectId" AND earlier.object = new.object), 0)
  FROM json_to_recordset($1) AS new (${fieldTypes(event, [...fields, "sequence"])})`;

/**
 * Writes events in the transaction in which they happen; consumers read them after the commit. Answers the ids. The transaction
 * has locked their objects. One that has not, and meets another, is done again.
 */
export async function recordEvents(tx: Tx, events: NewEvent[]): Promise<string[]> {
  const rows = numbered(events);
  if (rows.length === 0) return [];
  try {
    await tx.$client.query({ name: "events-record", text: insert, values: [JSON.stringify(rows)] });
  } catch (error) {
    throw violatedConstraint(error) === "event_sequence" ? new MetAnother(error) : error;
  }
  return rows.map(({ id }) => id);
}

/** Events with their ids, each counted among those of its object. */
function numbered(events: NewEvent[]) {
  const counts = new Map<string, number>();
  return events.map((event) => {
    const object = objectOf(event.subject);
    const key = `${object} ${event.subjectId}`;
    const sequence = (counts.get(key) ?? 0) + 1;
    counts.set(key, sequence);
    return { ...event, id: v7(), object, sequence, message: event.message ?? "" };
  });
}
