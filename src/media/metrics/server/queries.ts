import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { readPage } from "#platform/lists/page.ts";
import { type MetricName, metricNames } from "../../media.ts";
import { misfitOf } from "../anomaly.ts";
import { type MetricReading, type MetricTrend, type MetricTrends, trendDays } from "../contract.ts";

// A listed medium, one of the reader's ($1), or any for an operator ($2): as in `queries.ts`.
const seen =
  "(media.status = 'listed' OR $2 OR media.organization_id = ANY ($1::uuid[]) OR media.id = ANY ($1::uuid[]))";
const scopeOf = (actor: Actor) => [reachOf(actor, "media.read"), actor.operator];

const columns = `reading.id, media.id AS media, metric, value, source, to_char(read_on, 'YYYY-MM-DD') AS "readOn"`;

type ReadingRow = MetricReading & { totalItems: number };

// The primary key begins with medium and metric: no other medium's readings are scanned.
const history = `
  SELECT ${columns}, recorded_at AS "recordedAt", count(*) OVER () AS "totalItems"
  FROM metric_reading AS reading JOIN media_project AS media ON media.id = reading.media_project_id
  WHERE reading.media_project_id = $3 AND ($4::text IS NULL OR metric = $4) AND ${seen}`;
const historyOrder = { by: ['"readOn"', '"recordedAt"', "metric", "source"], direction: "DESC" } as const;

type Filter = PageQuery & { media?: string | undefined; metric?: MetricName | undefined };

/** Lists a medium's readings, newest first: of a listed medium to anybody, of others to its own people. */
export async function listReadings(
  reader: Reader,
  actor: Actor,
  { media, metric, ...page }: Filter,
): Promise<ListedPage<MetricReading>> {
  if (!media) return { items: [], totalItems: 0 };
  const values = [...scopeOf(actor), media, metric ?? null];
  const list = { name: "metric-readings", text: history, ...historyOrder, values };
  const { rows, ...length } = await readPage<ReadingRow>(reader, list, page);
  return { items: rows.map(representReading), ...length };
}

export async function findReading(reader: Reader, actor: Actor, id: string): Promise<MetricReading | undefined> {
  const text = `SELECT ${columns} FROM metric_reading AS reading JOIN media_project AS media ON media.id = reading.media_project_id
                WHERE reading.id = $3 AND ${seen}`;
  const { rows } = await reader.$client.query<ReadingRow>({
    name: "metric-reading",
    text,
    values: [...scopeOf(actor), id],
  });
  return rows[0] && representReading(rows[0]);
}

function representReading({ totalItems: _total, media, ...reading }: ReadingRow): MetricReading {
  return { ...reading, media: iri("media", media) };
}

// One index probe per metric stops at its newest days; a day's last reading wins.
const trends = `
  SELECT metric, json_agg(json_build_object('readOn', read_on, 'source', source, 'value', value) ORDER BY read_on) AS points
  FROM media_project AS media CROSS JOIN unnest($4::text[]) AS metric
  CROSS JOIN LATERAL (
    SELECT DISTINCT ON (read_on) read_on, source, value FROM metric_reading AS reading
    WHERE reading.media_project_id = media.id AND reading.metric = metric.metric
    ORDER BY read_on DESC, recorded_at DESC, source LIMIT $5) AS newest
  WHERE media.id = $3 AND ${seen}
  GROUP BY metric ORDER BY array_position($4::text[], metric)`;

/** Returns each metric's trend and misfit (R10.9); undefined for a medium that the actor can't see. */
export async function findTrends(reader: Reader, actor: Actor, id: string): Promise<MetricTrends | undefined> {
  if (!(await isMediaSeen(reader, actor, id))) return undefined;
  const values = [...scopeOf(actor), id, metricNames, trendDays];
  const { rows } = await reader.$client.query<Pick<MetricTrend, "metric" | "points">>({
    name: "metric-trends",
    text: trends,
    values,
  });
  return { id, trends: rows.map((row) => ({ ...row, misfit: misfitIn(row) })) };
}

const misfitIn = ({ metric, points }: Pick<MetricTrend, "metric" | "points">) =>
  misfitOf(
    metric,
    points.map(({ value }) => value),
  ) ?? null;

/** SQL for the metrics of an outlet whose newest value does not fit (R10.9), as they were judged; `media` is SQL for its id. */
export const misfitsOf = (media: string): string =>
  `ARRAY(SELECT misfit.metric FROM metric_misfit AS misfit WHERE misfit.media_project_id = ${media} ORDER BY misfit.metric)`;

export async function isMediaSeen(reader: Reader, actor: Actor, id: string): Promise<boolean> {
  const text = `SELECT FROM media_project AS media WHERE media.id = $3 AND ${seen}`;
  const { rowCount } = await reader.$client.query({ name: "media-seen", text, values: [...scopeOf(actor), id] });
  return rowCount === 1;
}
