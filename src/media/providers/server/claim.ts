import type { Tx } from "#platform/database/database.ts";
import { type Reserved, reserveUnits, unitsLeft } from "./budget.ts";
import type { MetricProvider } from "./provider.ts";

type Due = { id: string; domain: string; hasWaited: boolean };
export type ClaimedMedia = { media: Pick<Due, "id" | "domain">[]; reserved: Reserved };

/** A worker that died never answers: its media are free again after an hour. */
const claimed = "look.asked_at > now() - interval '1 hour'";

const due = `
  SELECT media.id, media.domain,
    coalesce(look.read_at + make_interval(days => $2), media.created_at) < now() - interval '1 day' AS "hasWaited"
  FROM media_project AS media
  LEFT JOIN metric_provider_look AS look ON look.media_project_id = media.id AND look.provider = $1
  WHERE media.status = 'listed' AND ${claimed} IS NOT TRUE
    AND (look.read_at IS NULL OR look.read_at < now() - make_interval(days => $2))
  ORDER BY look.read_at NULLS FIRST, media.id LIMIT $3`;
const named = `
  SELECT media.id, media.domain, true AS "hasWaited" FROM media_project AS media
  LEFT JOIN metric_provider_look AS look ON look.media_project_id = media.id AND look.provider = $1
  WHERE media.id = $2 AND ${claimed} IS NOT TRUE`;

/**
 * Claims a provider's next media, or the named one, and reserves the units. Undefined while the provider is paused or
 * waiting, when nothing is due, or without budget.
 */
export async function claimMedia(
  tx: Tx,
  provider: MetricProvider,
  mediaId?: string,
): Promise<ClaimedMedia | undefined> {
  const settings = await lockActive(tx, provider);
  if (!settings) return undefined;
  const countMax = affordable(provider, await unitsLeft(tx, provider.name));
  if (countMax === 0) return undefined;
  const { rows: media } = mediaId
    ? await tx.$client.query<Due>({ name: "metric-named", text: named, values: [provider.name, mediaId] })
    : await tx.$client.query<Due>({
        name: "metric-due",
        text: due,
        values: [provider.name, settings.refreshDays, countMax],
      });
  if (media.length < provider.leastDomains && !media.some(({ hasWaited }) => hasWaited)) return undefined;
  const reserved = await reserveUnits(tx, provider.name, provider.unitsFor(media.length));
  if (!reserved) return undefined;
  await tx.$client.query(
    `INSERT INTO metric_provider_look (provider, media_project_id, asked_at) SELECT $1, unnest($2::uuid[]), now()
     ON CONFLICT (provider, media_project_id) DO UPDATE SET asked_at = excluded.asked_at`,
    [provider.name, media.map(({ id }) => id)],
  );
  return { media, reserved };
}

/** Locks the provider's row, so that two workers never claim the same media. */
async function lockActive(tx: Tx, { name }: MetricProvider): Promise<{ refreshDays: number } | undefined> {
  const { rows } = await tx.$client.query<{ refreshDays: number }>({
    name: "metric-provider-active",
    text: `SELECT refresh_days AS "refreshDays" FROM metric_provider
           WHERE name = $1 AND paused_at IS NULL AND (retry_at IS NULL OR retry_at <= now()) FOR UPDATE`,
    values: [name],
  });
  return rows[0];
}

function affordable({ batchSize, unitsFor }: MetricProvider, units: number): number {
  let count = batchSize;
  while (count > 0 && unitsFor(count) > units) count -= 1;
  return count;
}
