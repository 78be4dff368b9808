import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import { columnNames, fieldNames, fieldTypes } from "#platform/database/fields.ts";
import type { NewEvent, RecordedEvent } from "../event.ts";
import { event } from "./tables.ts";

const fields = [
  "id",
  "subject",
  "subjectId",
  "verb",
  "organizationIds",
  "party",
  "actorId",
  "fromState",
  "toState",
  "message",
];

const insert = `
  INSERT INTO event (${columnNames(fields)})
  SELECT ${fieldNames(fields)} FROM json_to_recordset($1) AS new (${fieldTypes(event, fields)})`;

/** Writes what happened, in the transaction in which it happens; the reader finds it after the commit. Answers the ids. */
export async function recordEvents(tx: Tx, events: NewEvent[]): Promise<string[]> {
  const rows = events.map((event) => ({ ...event, id: v7(), message: event.message ?? "" }));
  if (rows.length > 0) await tx.$client.query({ name: "events-record", text: insert, values: [JSON.stringify(rows)] });
  return rows.map(({ id }) => id);
}

const take = `
  SELECT id, subject, subject_id AS "subjectId", verb, organization_ids AS "organizationIds", party, actor_id AS "actorId",
    from_state AS "fromState", to_state AS "toState", message, created_at AS "createdAt"
  FROM event WHERE due_at <= now() ORDER BY due_at, id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Locks the oldest events that are due and that no other reader has; they are its own until the transaction ends. */
export async function takeDueEvents(tx: Tx, limit: number): Promise<RecordedEvent[]> {
  const { rows } = await tx.$client.query<RecordedEvent>({ name: "events-take", text: take, values: [limit] });
  return rows;
}

/** Marks events that have been told: they are not due any more. */
export async function markTold(tx: Tx, ids: string[]): Promise<void> {
  const text = "UPDATE event SET due_at = NULL, attempts = attempts + 1, problem = NULL WHERE id = ANY ($1::uuid[])";
  await tx.$client.query({ name: "events-told", text, values: [ids] });
}

/** After so many attempts in vain an event is given up; its row keeps the problem. */
export const attemptsAtMost = 6;

const postpone = `
  UPDATE event SET attempts = attempts + 1, problem = $2,
    due_at = CASE WHEN attempts + 1 < $3 THEN now() + make_interval(mins => power(2, attempts)::integer) END
  WHERE id = $1`;

/** Notes why an event could not be told, and makes it due again: after a minute, then after twice the time before. */
export async function markFailed(tx: Tx, id: string, problem: string): Promise<void> {
  await tx.$client.query({ name: "events-failed", text: postpone, values: [id, problem, attemptsAtMost] });
}
