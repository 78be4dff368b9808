import type { Actor } from "#accounts/actor.ts";
import { reachedPlaces } from "#accounts/permissions.ts";
import { placeConditions, publisherColumns } from "#accounts/server/queries-places.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { newestFirst, parameters } from "#platform/lists/list-statements.ts";
import type { Activity } from "../contract.ts";

/** Days; older events are shown in their orders and offers. */
const daysBack = 90;

type ActivityRow = Omit<Activity, "createdAt"> & { createdAt: Date };

const columns = `
  event.id, event.subject, o.id AS "order", offer.id AS offer, o.number, coalesce(nullif(o.title, ''), format.format_type, '') AS title,
  media.id AS media, media.name AS "mediaName", media.organization_id AS organization, event.verb, event.to_state AS "toState", event.party,
  event.message, event.created_at AS "createdAt", coalesce(nullif(person.name, ''), CASE event.party WHEN 'client' THEN client.name
  WHEN 'publisher' THEN publisher.name WHEN 'operator' THEN 'Operator' ELSE 'Byline' END) AS "actorName"`;

const joins = `
  JOIN event USING (id)
  LEFT JOIN publication_order AS o ON event.subject IN ('order', 'publication') AND o.id = event.subject_id
  LEFT JOIN offer ON event.subject = 'offer' AND offer.id = event.subject_id
  JOIN media_project AS media ON media.id = event.media_project_id
  JOIN organization AS client ON client.id = coalesce(o.client_organization_id, offer.client_organization_id)
  JOIN organization AS publisher ON publisher.id = media.organization_id
  LEFT JOIN format ON format.id = coalesce(o.format_id, offer.format_id)
  LEFT JOIN client_user AS person ON person.id = event.actor_id`;

type Filter = PageQuery & { organization?: string | undefined; id?: string };

/** A branch for each publisher and each single outlet, by `event_publisher` and `event_media_project`. */
function listOf(actor: Actor, { organization, id }: Filter) {
  const { values, of } = parameters();
  const filtered = [
    `item.created_at > now() - make_interval(days => ${daysBack})`,
    organization && `item.publisher_organization_id = ${of(organization)}`,
    id && `item.id = ${of(id)}`,
  ];
  const branches = placeConditions(reachedPlaces(actor, "order.read"), publisherColumns, of).map((place) => ({
    from: "event AS item",
    where: [place, ...filtered],
  }));
  return { name: "activity", branches, order: newestFirst, columns, joins, values };
}

/** Events of the actor's outlets in the last ninety days, newest first. */
export const listActivity = (reader: Reader, actor: Actor, filter: Filter): Promise<ListedPage<Activity>> =>
  readList(reader, listOf(actor, filter), filter, representActivity);

const representActivity = ({ createdAt, ...row }: ActivityRow): Activity => ({
  ...row,
  order: row.order && iri("orders", row.order),
  offer: row.offer && iri("offers", row.offer),
  media: iri("media", row.media),
  organization: iri("organizations", row.organization),
  createdAt: createdAt.toISOString(),
});
