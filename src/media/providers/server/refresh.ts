import type { Database, Tx } from "#platform/database/database.ts";
import { valuesWithinBounds } from "../../metrics/bounds.ts";
import { metricProviders, type ProviderName } from "../providers.ts";
import { settleUnits } from "./budget.ts";
import { type ClaimedMedia, claimMedia } from "./claim.ts";
import { isRefusal, type MetricProvider, type MetricReadings, type MetricRefusal } from "./provider.ts";
import { writeValues } from "./write-values.ts";

/** Seconds to wait after a refusal, unless the provider names a time. */
const waits: Record<Exclude<MetricRefusal["kind"], "wrong_key">, number> = {
  try_later: 15 * 60,
  unusable: 6 * 3_600,
  out_of_quota: 24 * 3_600,
};

/**
 * Reads a provider's next batch of media, or the named one. No transaction is open during the call. Returns true when
 * more may be due.
 */
export async function refreshBatch(database: Database, provider: MetricProvider, mediaId?: string): Promise<boolean> {
  const claim = await database.transaction((tx) => claimMedia(tx, provider, mediaId));
  if (!claim) return false;
  const domains = claim.media.map(({ domain }) => domain);
  const answer = await provider.read(domains);
  await database.transaction((tx) =>
    isRefusal(answer) ? keepRefusal(tx, provider, claim, answer) : keepReadings(tx, provider, claim, answer),
  );
  return !isRefusal(answer) && mediaId === undefined;
}

/** Stores the answer as today's readings; reports values out of bounds by domain. */
async function keepReadings(
  tx: Tx,
  provider: MetricProvider,
  claim: ClaimedMedia,
  read: MetricReadings,
): Promise<void> {
  const problems: string[] = [];
  const media = await lockUnmoved(tx, claim);
  const rows = media.flatMap(({ id, domain }) => {
    const checked = valuesWithinBounds(read.values.get(domain) ?? {});
    problems.push(...checked.problems.map((problem) => `${domain}: ${problem}`));
    return Object.keys(checked.values).length > 0 ? [{ id, values: checked.values }] : [];
  });
  await writeValues(tx, rows, metricProviders[provider.name].label);
  await settleUnits(tx, provider.name, claim.reserved, read.units ?? claim.reserved.units);
  tx.changes.push(...media.map(({ id }) => ({ resource: "media", id, operators: true })));
  await releaseMedia(tx, provider, { ...claim, media }, true);
  await noteRun(tx, provider, problems.length > 0 ? problems.slice(0, 5).join("; ") : null);
}

/** Leaves out media that moved to another domain during the call: the answer is not theirs. */
async function lockUnmoved(tx: Tx, { media }: ClaimedMedia): Promise<ClaimedMedia["media"]> {
  const { rows } = await tx.$client.query<ClaimedMedia["media"][number]>({
    name: "metric-unmoved",
    text: `SELECT media.id, media.domain FROM unnest($1::uuid[], $2::text[]) AS asked (id, domain)
           JOIN media_project AS media USING (id, domain) ORDER BY media.id FOR KEY SHARE OF media`,
    values: [media.map(({ id }) => id), media.map(({ domain }) => domain)],
  });
  return rows;
}

/**
 * Returns units that were surely not spent, frees the media and records the problem; a wrong key pauses the provider.
 */
async function keepRefusal(
  tx: Tx,
  provider: MetricProvider,
  claim: ClaimedMedia,
  refusal: MetricRefusal,
): Promise<void> {
  const { kind, problem, retryAfterSeconds, units = 0, mayBeCharged } = refusal;
  await settleUnits(tx, provider.name, claim.reserved, mayBeCharged ? claim.reserved.units : units);
  await releaseMedia(tx, provider, claim, false);
  await noteRun(tx, provider, problem);
  if (kind === "wrong_key")
    await tx.$client.query("UPDATE metric_provider SET paused_at = now() WHERE name = $1", [provider.name]);
  else
    await tx.$client.query("UPDATE metric_provider SET retry_at = now() + make_interval(secs => $2) WHERE name = $1", [
      provider.name,
      retryAfterSeconds ?? waits[kind],
    ]);
}

async function releaseMedia(tx: Tx, { name }: MetricProvider, { media }: ClaimedMedia, isRead: boolean): Promise<void> {
  await tx.$client.query(
    `UPDATE metric_provider_look SET asked_at = NULL, read_at = CASE WHEN $3 THEN now() ELSE read_at END
     WHERE provider = $1 AND media_project_id = ANY ($2::uuid[])`,
    [name, media.map(({ id }) => id), isRead],
  );
}

async function noteRun(tx: Tx, { name }: MetricProvider, problem: string | null): Promise<void> {
  await tx.$client.query(
    `UPDATE metric_provider SET last_run_at = now(), retry_at = NULL, problem = $2,
       problem_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END WHERE name = $1`,
    [name, problem],
  );
  tx.changes.push({ resource: "metric_providers", operators: true });
}

/** Counts once a run what each look at the providers would have to count. */
export async function noteCoverage(tx: Tx, provider: ProviderName): Promise<void> {
  await tx.$client.query(
    `UPDATE metric_provider AS provider SET covered_media = (
       SELECT count(*) FROM metric_provider_look AS look JOIN media_project AS media ON media.id = look.media_project_id
       WHERE look.provider = provider.name AND look.read_at >= now() - make_interval(days => provider.refresh_days)
         AND media.status = 'listed') WHERE name = $1`,
    [provider],
  );
  tx.changes.push({ resource: "metric_providers", operators: true });
}
