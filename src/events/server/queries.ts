import type { Asking, Reader, Tx } from "#platform/database/database.ts";
import type { RecordedEvent } from "../event.ts";

export type PlacedEvent = RecordedEvent & {
  position: number;
  attempts: number;
  /** True while an earlier event of its object waits for a retry. */
  isHeld: boolean;
};

const columns = `event.id, event.subject, event.subject_id AS "subjectId", event.object, event.sequence, event.verb,
  event.organization_ids AS "organizationIds", event.party, event.actor_id AS "actorId", event.from_state AS "fromState",
  event.to_state AS "toState", event.message, event.created_at AS "createdAt", event.position`;

const waitsFor = (objectId: string, object: string, more = "") => `EXISTS (SELECT FROM event_retry AS earlier
  WHERE earlier.consumer = $1 AND earlier.object_id = ${objectId} AND earlier.object = ${object} AND earlier.due_at IS NOT NULL ${more})`;

const isDue = `retry.consumer = $1 AND retry.due_at <= now()
  AND NOT ${waitsFor("retry.object_id", "retry.object", "AND earlier.position < retry.position")}`;

type News = {
  isUnplaced: boolean;
  isBehind: boolean;
  isKnown: boolean;
};

export const news = `
  SELECT EXISTS (SELECT FROM event WHERE position IS NULL) AS "isUnplaced",
    coalesce((SELECT max(position) FROM event) > consumer.position, false) OR EXISTS (SELECT FROM event_retry AS retry WHERE ${isDue}) AS "isBehind",
    consumer.name IS NOT NULL AS "isKnown"
  FROM (VALUES ($1)) AS asked (name) LEFT JOIN event_consumer AS consumer USING (name)`;

/** Every worker asks this each second. */
export async function findNews({ $client }: Asking, consumer: string): Promise<News> {
  const { rows } = await $client.query<News>({ name: "events-news", text: news, values: [consumer] });
  return rows[0] ?? { isUnplaced: false, isBehind: false, isKnown: false };
}

export const hasNews = ({ isUnplaced, isBehind }: News): boolean => isUnplaced || isBehind;

export const dueRetries = `SELECT ${columns}, retry.attempts, false AS "isHeld" FROM event_retry AS retry JOIN event ON event.id = retry.event_id
  WHERE ${isDue} ORDER BY retry.position LIMIT $2`;

/** At most one retry for each object. */
export async function takeDueRetries(tx: Tx, consumer: string, limit: number): Promise<PlacedEvent[]> {
  const statement = { name: "events-retries", text: dueRetries, values: [consumer, limit] };
  return (await tx.$client.query<PlacedEvent>(statement)).rows;
}

export const newEvents = `SELECT ${columns}, 0 AS attempts, ${waitsFor("event.subject_id", "event.object")} AS "isHeld"
  FROM event WHERE event.position > $2 ORDER BY event.position LIMIT $3`;

export async function takeNewEvents(tx: Tx, consumer: string, position: number, limit: number): Promise<PlacedEvent[]> {
  const statement = { name: "events-new", text: newEvents, values: [consumer, position, limit] };
  return (await tx.$client.query<PlacedEvent>(statement)).rows;
}

/**
 * Counts the invitations of a person and of an organization within a day. Events stay where invitations are deleted, so
 * no deletion gives a new day.
 */
export async function countInvitationsSent(
  { $client }: Reader,
  { actorId, organizationId }: { actorId: string; organizationId: string },
): Promise<{ byPerson: number; byOrganization: number }> {
  const { rows } = await $client.query<{ byPerson: number; byOrganization: number }>({
    name: "events-invitations-sent",
    text: `SELECT count(*) FILTER (WHERE actor_id = $1)::integer AS "byPerson",
             count(*) FILTER (WHERE $2 = ANY (organization_ids))::integer AS "byOrganization"
           FROM event WHERE subject = 'invitation' AND verb = 'send' AND created_at > now() - interval '1 day'`,
    values: [actorId, organizationId],
  });
  return rows[0] ?? { byPerson: 0, byOrganization: 0 };
}

/** People who did something to an object. */
export async function actorsOf({ $client }: Asking, subjectId: string): Promise<string[]> {
  const { rows } = await $client.query<{ id: string }>({
    name: "events-actors",
    text: "SELECT DISTINCT actor_id AS id FROM event WHERE subject_id = $1 AND actor_id IS NOT NULL",
    values: [subjectId],
  });
  return rows.map(({ id }) => id);
}
