import type { Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { MetricProviderItem } from "../contract-providers.ts";
import { metricProviders, type ProviderName, providerNames } from "../metric-providers.ts";

type Row = Omit<MetricProviderItem, "label" | "keySet" | "paused" | "lastRunAt" | "retryAt" | "problemAt"> &
  Record<"pausedAt" | "lastRunAt" | "retryAt" | "problemAt", Date | null>;

const text = `
  SELECT provider.id, provider.name, provider.monthly_units AS "monthlyUnits", provider.refresh_days AS "refreshDays",
    provider.paused_at AS "pausedAt", provider.last_run_at AS "lastRunAt", provider.problem, provider.problem_at AS "problemAt",
    CASE WHEN provider.retry_at > now() THEN provider.retry_at END AS "retryAt",
    coalesce((SELECT units FROM metric_provider_use AS used WHERE used.provider = provider.name
      AND month = date_trunc('month', now() AT TIME ZONE 'UTC')::date), 0) AS "usedUnits",
    (SELECT count(*) FROM media_project WHERE status = 'listed') AS "listedMedia",
    (SELECT count(*) FROM metric_provider_look AS look JOIN media_project AS media ON media.id = look.media_project_id
     WHERE look.provider = provider.name AND look.read_at >= now() - make_interval(days => provider.refresh_days)
       AND media.status = 'listed') AS "coveredMedia"
  FROM metric_provider AS provider
  WHERE $1::uuid IS NULL OR provider.id = $1 ORDER BY array_position($2::text[], provider.name) LIMIT $3 OFFSET $4`;

/** The providers in the order of their table; `keyed` are those that have a key. */
export async function listProviders(
  reader: Reader,
  { page, itemsPerPage }: Page,
  keyed: ProviderName[],
): Promise<{ items: MetricProviderItem[]; totalItems: number }> {
  const items = await read(reader, [null, providerNames, itemsPerPage, (page - 1) * itemsPerPage], keyed);
  return { items, totalItems: providerNames.length };
}

export async function findProvider(
  reader: Reader,
  id: string,
  keyed: ProviderName[],
): Promise<MetricProviderItem | undefined> {
  return (await read(reader, [id, providerNames, 1, 0], keyed))[0];
}

async function read(reader: Reader, values: unknown[], keyed: ProviderName[]): Promise<MetricProviderItem[]> {
  const { rows } = await reader.$client.query<Row>({ name: "metric-providers", text, values });
  return rows.map(({ pausedAt, lastRunAt, retryAt, problemAt, ...row }) => ({
    ...row,
    label: metricProviders[row.name].label,
    keySet: keyed.includes(row.name),
    paused: pausedAt !== null,
    lastRunAt: lastRunAt?.toISOString() ?? null,
    retryAt: retryAt?.toISOString() ?? null,
    problemAt: problemAt?.toISOString() ?? null,
  }));
}
