import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import type { RecordedEvent } from "#events/event.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { noticeOf } from "../../public-events.ts";
import { operatorsAsReader } from "../../webhook.ts";
import type { EventFilter, PublicEvent } from "../contract.ts";

const texts = catalogue("webhooks.events", { badAfter: "after: takes the id of an event that you have read." });

const columns = `event.id, event.subject, event.subject_id AS "subjectId", event.object, event.sequence, event.verb,
  event.organization_ids AS "organizationIds", event.party, event.actor_id AS "actorId", event.from_state AS "fromState",
  event.to_state AS "toState", event.message, event.created_at AS "createdAt"`;

/** Positions keep the sequence of each object. */
const byPosition: ListOrder = [{ column: "position", direction: "ASC" }];

/** Events of organizations that the actor administers; all for an operator. Throws 400 for an unknown `after`. */
export async function listEvents(
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage, after, organization, name }: PageQuery & EventFilter,
): Promise<ListedPage<PublicEvent>> {
  const position = after && (await positionOf(reader, actor, after));
  const { values, of } = parameters();
  const wanted = [
    name && `item.name = ANY (${of(name)}::text[])`,
    position && `item.position > ${of(position)}::bigint`,
  ];
  const branches = readersFor(actor, organization).map((readerId) => ({
    from: "public_event AS item",
    where: [`item.reader_id = ${of(readerId)}`, ...wanted],
  }));
  const list = { branches, order: byPosition, values, columns, joins: "JOIN event USING (position)" };
  // The page behind an event is the first one there, whatever its number.
  const place = { page: after ? 1 : page, itemsPerPage };
  const { next, ...listed } = await readList<RecordedEvent, PublicEvent>(reader, list, place, representEvent);
  return next === undefined ? listed : { ...listed, next: listed.items.at(-1)?.id ?? next };
}

const one = `SELECT ${columns} FROM event WHERE id = $1 AND EXISTS (
  SELECT FROM public_event AS own WHERE own.event_id = event.id AND own.reader_id = ANY ($2::uuid[]))`;

export async function findEvent(reader: Reader, actor: Actor, id: string): Promise<PublicEvent | undefined> {
  const statement = { name: "event-one", text: one, values: [id, readersFor(actor)] };
  const { rows } = await reader.$client.query<RecordedEvent>(statement);
  return rows[0] && representEvent(rows[0]);
}

const newest =
  "SELECT event_id AS id FROM public_event WHERE reader_id = ANY ($1::uuid[]) ORDER BY position DESC LIMIT 1";

/** The id of the newest event, behind which a stream begins. */
export async function findNewestEvent(reader: Reader, actor: Actor): Promise<string | undefined> {
  const statement = { name: "event-newest", text: newest, values: [readersFor(actor)] };
  return (await reader.$client.query<{ id: string }>(statement)).rows[0]?.id;
}

/** Readers whose events the actor sees: organizations, or the operators. */
function readersFor(actor: Actor, organization?: string): string[] {
  const own = organizationsWhere(actor, "event.read");
  if (organization !== undefined) return actor.operator || own.includes(organization) ? [organization] : [];
  return actor.operator ? [operatorsAsReader] : own;
}

const known = `SELECT position::text FROM event WHERE id = $1 AND position IS NOT NULL AND (organization_ids && $2::uuid[] OR $3)`;

/** An event that is no longer listed still says where to go on. */
async function positionOf(reader: Reader, actor: Actor, id: string): Promise<string> {
  const values = [id, organizationsWhere(actor, "event.read"), actor.operator];
  const { rows } = await reader.$client.query<{ position: string }>({ name: "event-position", text: known, values });
  if (!rows[0]) throw new Refusal(400, "bad_query", texts.badAfter);
  return rows[0].position;
}

function representEvent(event: RecordedEvent): PublicEvent {
  const notice = noticeOf(event);
  if (!notice) throw new Error(`${event.subject}.${event.verb} has no public name`);
  return notice;
}
