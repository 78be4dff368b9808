import { v7 } from "uuid";
import type { Change } from "#platform/database/changes.ts";
import type { Tx } from "#platform/database/database.ts";
import { MetAnother, violatedConstraint } from "#platform/database/faults.ts";
import { columnList, fieldList, fieldTypes } from "#platform/database/fields.ts";
import { type Write, writeTogether } from "#platform/database/writes.ts";
import { type NewEvent, objectOf, type RecordedEvent, resourceOfSubject } from "../event.ts";
import { event } from "./tables.ts";

/**
 * A reader of events with its own position. Each event takes effect once, in the position's transaction, and in its
 * object's sequence (decision 0147).
 */
export type EventConsumer<Effect = unknown> = {
  /** Stable: its position is stored under this name. */
  name: string;
  /** False for events to skip. */
  concerns?(event: RecordedEvent): boolean;
  /** Throwing rolls back this event alone; it is tried again later. Others of its batch may be taken twice, once in vain. */
  take(tx: Tx, event: RecordedEvent): Promise<Effect>;
  /** `take` asks nothing of the database, so it needs no savepoint. */
  takesWithoutDatabase?: true;
  /** Runs after each batch, in the same transaction. */
  finish?(tx: Tx, effects: Effect[]): Promise<void>;
};

// A list holds consumers of different effects; each finishes only its own.
// biome-ignore lint/suspicious/noExplicitAny: the existential type that TypeScript lacks
export type AnyEventConsumer = EventConsumer<any>;

const fields = [
  "id",
  "subject",
  "subjectId",
  "object",
  "verb",
  "organizationIds",
  "publisherOrganizationId",
  "mediaProjectId",
  "party",
  "actorId",
  "fromState",
  "toState",
  "message",
];

const insert = `
  INSERT INTO event (${columnList(fields)}, sequence)
  SELECT ${fieldList(fields)}, "sequence" + coalesce(
    (SELECT max(earlier.sequence) FROM event AS earlier WHERE earlier.subject_id = "subjectId" AND earlier.object = new.object), 0)
  FROM json_to_recordset($1) AS new (${fieldTypes(event, [...fields, "sequence"])})`;

/**
 * Records events in the transaction in which they happen, with their objects locked. Returns the ids. Throws
 * `MetAnother`, which repeats the transaction, when an unlocked object got an event meanwhile.
 */
export async function recordEvents(tx: Tx, events: NewEvent[]): Promise<string[]> {
  const { ids, writes } = eventWrites(tx, events);
  await writeTogether(tx, writes);
  return ids;
}

/** The same as a write that travels with others; open pages hear of it after the commit. */
export function eventWrites(tx: Tx, events: NewEvent[]): { ids: string[]; writes: Write[] } {
  if (events.length === 0) return { ids: [], writes: [] };
  const rows = numbered(events);
  tx.changes.push(...events.map(changeOf));
  const write = { name: "events-record", text: insert, values: [JSON.stringify(rows)], failure: unlessFirst };
  return { ids: rows.map(({ id }) => id), writes: [write] };
}

const unlessFirst = (error: unknown): unknown =>
  violatedConstraint(error) === "event_sequence" ? new MetAnother(error) : error;

const changeOf = ({ subject, subjectId, organizationIds, actorId }: NewEvent): Change => ({
  resource: resourceOfSubject[subject],
  id: subjectId,
  organizationIds,
  userIds: actorId ? [actorId] : [],
  operators: true,
});

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
