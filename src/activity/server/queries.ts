import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type Activity, activitySubjects } from "../contract.ts";

/** Days; older events are shown in their orders and offers. */
const daysBack = 90;

type ActivityRow = Omit<Activity, "createdAt"> & { createdAt: Date; totalItems: number };

// The index finds events by organization; members of single outlets see only their outlets' events.
const text = `
  WITH own AS (SELECT id, organization_id FROM media_project WHERE organization_id = ANY ($1::uuid[]) OR id = ANY ($1::uuid[]))
  SELECT event.id, event.subject, o.id AS "order", offer.id AS offer, o.number, coalesce(nullif(o.title, ''), format.format_type, '') AS title,
    media.id AS media, media.name AS "mediaName", media.organization_id AS organization, event.verb, event.to_state AS "toState", event.party,
    event.message, event.created_at AS "createdAt", coalesce(nullif(person.name, ''), CASE event.party WHEN 'client' THEN client.name
    WHEN 'publisher' THEN publisher.name WHEN 'operator' THEN 'Operator' ELSE 'Byline' END) AS "actorName", count(*) OVER () AS "totalItems"
  FROM event
  LEFT JOIN publication_order AS o ON event.subject IN ('order', 'publication') AND o.id = event.subject_id
  LEFT JOIN offer ON event.subject = 'offer' AND offer.id = event.subject_id
  JOIN media_project AS media ON media.id = coalesce(o.media_project_id, offer.media_project_id)
  JOIN own ON own.id = media.id
  JOIN organization AS client ON client.id = coalesce(o.client_organization_id, offer.client_organization_id)
  JOIN organization AS publisher ON publisher.id = media.organization_id
  LEFT JOIN format ON format.id = coalesce(o.format_id, offer.format_id)
  LEFT JOIN client_user AS person ON person.id = event.actor_id
  WHERE event.organization_ids && (SELECT array_agg(DISTINCT organization_id) FROM own) AND media.organization_id = ANY (event.organization_ids)
    AND event.subject IN ${literals(activitySubjects)} AND event.created_at > now() - make_interval(days => ${daysBack})
    AND ($2::uuid IS NULL OR media.organization_id = $2) AND ($3::uuid IS NULL OR event.id = $3)
  ORDER BY event.created_at DESC, event.id DESC LIMIT $4 OFFSET $5`;

/** Events of the actor's outlets in the last ninety days, newest first. */
export async function listActivity(
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & { organization?: string | undefined },
  id?: string,
): Promise<{ items: Activity[]; totalItems: number }> {
  const values = [reachOf(actor, "order.read"), organization ?? null, id ?? null];
  const { rows, totalItems } = await readPage<ActivityRow>(reader, { name: "activity", text, values }, page);
  return { items: rows.map(representActivity), totalItems };
}

const representActivity = ({ totalItems: _total, createdAt, ...row }: ActivityRow): Activity => ({
  ...row,
  order: row.order && iri("orders", row.order),
  offer: row.offer && iri("offers", row.offer),
  media: iri("media", row.media),
  organization: iri("organizations", row.organization),
  createdAt: createdAt.toISOString(),
});
