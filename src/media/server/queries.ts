import { effectiveRole, type Place, reachOf } from "#accounts/permissions.ts";
import type { Actor } from "#platform/contract/actor.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Media } from "../contract.ts";
import { metricNames } from "../media.ts";

type Row = Omit<Media, "role" | "createdAt" | "updatedAt"> & { createdAt: Date; updatedAt: Date; totalItems: number };

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const metricColumns = [...metricNames, "leadingCountriesIds"]
  .map((name) => `metrics.${snake(name)} AS "${name}"`)
  .join(", ");

// $1 holds whole organizations and single media; each part has an index.
const within = "(media.organization_id = ANY ($1::uuid[]) OR media.id = ANY ($1::uuid[]))";

// The newest reading of each metric says where the shown value comes from; one index probe a medium.
const columns = `
  media.id, media.organization_id AS organization, organization.name AS "organizationName", media.name, media.url, media.domain,
  media.media_type AS "mediaType", media.languages, media.countries, media.topics, media.description,
  media.editorial_policy AS "editorialPolicy", media.status, media.rejection_reason AS "rejectionReason",
  media.verification = 'verified' AS verified, ${metricColumns},
  (SELECT coalesce(json_agg(json_build_object('metric', newest.metric, 'source', newest.source, 'readOn', newest.read_on, 'value', newest.value) ORDER BY newest.metric), '[]')
   FROM (SELECT DISTINCT ON (metric) metric, source, read_on, value FROM metric_reading
         WHERE media_project_id = media.id ORDER BY metric, read_on DESC, recorded_at DESC, source) AS newest) AS "metricSources",
  (SELECT count(*) FROM format WHERE format.media_project_id = media.id) AS "formatCount",
  ${within} AS own, media.created_at AS "createdAt", media.updated_at AS "updatedAt"`;

const tables = `media_project AS media
  JOIN organization ON organization.id = media.organization_id
  LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id`;

/** Values: the reader's organizations and single media, the medium's id. */
export const oneMedia = {
  name: "media-one",
  text: `SELECT ${columns} FROM ${tables} WHERE media.id = $2 AND (media.status = 'listed' OR ${within})`,
};

const own = `
  WITH page AS (
    SELECT media.id, count(*) OVER () AS total_items FROM media_project AS media
    WHERE ${within} AND ($2::uuid IS NULL OR media.organization_id = $2)
      AND ($3::text IS NULL OR media.status = $3) AND ($4::text IS NULL OR strpos(lower(media.name || ' ' || media.domain), lower($4)) > 0)
    ORDER BY media.name, media.id LIMIT $5 OFFSET $6)
  SELECT ${columns}, page.total_items AS "totalItems" FROM page JOIN media_project AS media USING (id)
  JOIN organization ON organization.id = media.organization_id
  LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id
  ORDER BY media.name, media.id`;

type Filter = Page & { organization?: string | undefined; status?: string | undefined; search?: string | undefined };

/** The media that the actor works for, by name. */
export async function listOwnMedia(
  reader: Reader,
  actor: Actor,
  filter: Filter,
): Promise<{ items: Media[]; totalItems: number }> {
  const { organization = null, status = null, search = null, page, itemsPerPage } = filter;
  const values = [reachOf(actor, "media.read"), organization, status, search, itemsPerPage, (page - 1) * itemsPerPage];
  const { rows } = await reader.$client.query<Row>({ name: "media-own", text: own, values });
  return { items: rows.map((row) => represent(row, actor)), totalItems: rows[0]?.totalItems ?? 0 };
}

/** One medium: a listed one for anybody signed in, any of one's own. */
export async function findMedia(reader: Reader, actor: Actor, id: string): Promise<Media | undefined> {
  const values = [reachOf(actor, "media.read"), id];
  const { rows } = await reader.$client.query<Row>({ ...oneMedia, values });
  return rows[0] && represent(rows[0], actor);
}

function represent({ totalItems: _total, ...row }: Row, actor: Actor): Media {
  return {
    ...row,
    role: effectiveRole(actor, { organizationId: row.organization, mediaProjectId: row.id }) ?? null,
    organization: iri("organizations", row.organization),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A medium as the place that commands authorize by. */
export async function placeOfMedia(reader: Reader, id: string): Promise<Place | undefined> {
  const { rows } = await reader.$client.query<{ organizationId: string }>({
    name: "media-organization",
    text: `SELECT organization_id AS "organizationId" FROM media_project WHERE id = $1`,
    values: [id],
  });
  return rows[0] && { ...rows[0], mediaProjectId: id };
}

/** The domain that a medium publishes on. */
export async function domainOfMedia(reader: Reader, id: string): Promise<string | undefined> {
  const { rows } = await reader.$client.query<{ domain: string }>({
    name: "media-domain",
    text: "SELECT domain FROM media_project WHERE id = $1",
    values: [id],
  });
  return rows[0]?.domain;
}
