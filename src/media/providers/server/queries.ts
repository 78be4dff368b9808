import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { pageOfShort } from "#platform/lists/short-list.ts";
import type { MetricProviderItem } from "../contract.ts";
import { metricProviders, providerNames } from "../providers.ts";
import type { MetricProvider } from "./provider.ts";

type ProviderItemRow = Omit<
  MetricProviderItem,
  "unitsOfOne" | "label" | "keySet" | "paused" | "lastRunAt" | "retryAt" | "problemAt"
> &
  Record<"pausedAt" | "lastRunAt" | "retryAt" | "problemAt", Date | null>;

const text = `
  SELECT provider.id, provider.name, provider.monthly_units AS "monthlyUnits", provider.refresh_days AS "refreshDays",
    provider.paused_at AS "pausedAt", provider.last_run_at AS "lastRunAt", provider.problem, provider.problem_at AS "problemAt",
    CASE WHEN provider.retry_at > now() THEN provider.retry_at END AS "retryAt",
    coalesce((SELECT units FROM metric_provider_use AS used WHERE used.provider = provider.name
      AND month = date_trunc('month', now() AT TIME ZONE 'UTC')::date), 0) AS "usedUnits",
    (SELECT coalesce(sum(media), 0) FROM listed_media_count) AS "listedMedia", provider.covered_media AS "coveredMedia",
    CASE WHEN $3::uuid IS NOT NULL THEN json_build_object(
      'readAt', to_char(look.read_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'asking', coalesce(look.asked_at > now() - interval '1 hour', false),
      'values', (SELECT coalesce(json_agg(json_build_object('metric', metric, 'value', value, 'readOn', read_on) ORDER BY metric), '[]')
        FROM (SELECT DISTINCT ON (metric) metric, value, read_on FROM metric_reading AS reading
              WHERE reading.media_project_id = $3 AND reading.source = ($4::text[])[array_position($2::text[], provider.name)]
              ORDER BY metric, read_on DESC, recorded_at DESC) AS newest)) END AS look
  FROM metric_provider AS provider LEFT JOIN metric_provider_look AS look
    ON look.provider = provider.name AND look.media_project_id = $3
  WHERE $1::uuid IS NULL OR provider.id = $1 ORDER BY array_position($2::text[], provider.name)`;

export type Keyed = Pick<MetricProvider, "name" | "unitsFor">;

export async function listProviders(
  reader: Reader,
  { media = null, ...page }: PageQuery & { media?: string | null | undefined },
  keyed: Keyed[],
): Promise<ListedPage<MetricProviderItem>> {
  return pageOfShort(await read(reader, [null, providerNames, media], keyed), page);
}

export async function findProvider(
  reader: Reader,
  id: string,
  keyed: Keyed[],
): Promise<MetricProviderItem | undefined> {
  return (await read(reader, [id, providerNames, null], keyed))[0];
}

const labels = providerNames.map((name) => metricProviders[name].label);

async function read(reader: Reader, values: unknown[], keyed: Keyed[]): Promise<MetricProviderItem[]> {
  const { rows } = await reader.$client.query<ProviderItemRow>({
    name: "metric-providers",
    text,
    values: [...values, labels],
  });
  return rows.map(({ pausedAt, lastRunAt, retryAt, problemAt, ...row }) => ({
    ...row,
    label: metricProviders[row.name].label,
    keySet: keyed.some(({ name }) => name === row.name),
    unitsOfOne: keyed.find(({ name }) => name === row.name)?.unitsFor(1) ?? null,
    paused: pausedAt !== null,
    lastRunAt: lastRunAt?.toISOString() ?? null,
    retryAt: retryAt?.toISOString() ?? null,
    problemAt: problemAt?.toISOString() ?? null,
  }));
}
