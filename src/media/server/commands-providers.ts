import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { writeAudit } from "#house/server/commands-audit.ts";
import type { Actor } from "#platform/contract/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, forbidden, notFound } from "#platform/http/errors.ts";
import type { metricProviderEdit } from "../contract-providers.ts";
import { metricProviders, type ProviderName } from "../metric-providers.ts";
import { mediaProject } from "./tables.ts";
import { metricProvider } from "./tables-providers.ts";

type Row = typeof metricProvider.$inferSelect;

/** Changes what a provider may spend, or lets it go on after its key was mended; the change stands in the audit (R1.10). */
export async function editProvider(
  tx: Tx,
  actor: Actor,
  id: string,
  { paused, ...budget }: z.infer<typeof metricProviderEdit>,
): Promise<void> {
  const before = await lockProvider(tx, actor, id);
  const isOther = paused !== undefined && paused !== (before.pausedAt !== null);
  // Who lets it go on has looked after what was wrong.
  const mended = paused ? { pausedAt: sql`now()` } : { pausedAt: null, retryAt: null, problem: null, problemAt: null };
  const change = { ...budget, ...(isOther ? mended : {}) };
  if (Object.keys(change).length === 0) return;
  const [after] = await tx.update(metricProvider).set(change).where(eq(metricProvider.id, id)).returning();
  if (!after) throw notFound("This provider");
  const subject = metricProviders[before.name].label;
  await writeAudit(tx, actor, { kind: "metrics", subject, before: recorded(before), after: recorded(after) });
}

const recorded = ({ monthlyUnits, refreshDays, pausedAt }: Row) => ({
  ...{ monthlyUnits, refreshDays },
  paused: pausedAt !== null,
});

/** Asks for what is due now, or for one medium, whatever its age; a job does it. */
export async function refreshMetrics(
  tx: Tx,
  actor: Actor,
  id: string,
  { media, keyed }: { media?: string | undefined; keyed: ProviderName[] },
): Promise<void> {
  const { name, monthlyUnits, pausedAt } = await lockProvider(tx, actor, id);
  const { label, keyVariable } = metricProviders[name];
  if (!keyed.includes(name)) throw conflict("metric_provider_key", `${label} has no key: set ${keyVariable}.`);
  if (monthlyUnits === 0) throw conflict("metric_provider_off", `${label} is off: give it units to spend.`);
  if (pausedAt) throw conflict("metric_provider_paused", `${label} is paused: let it go on first.`);
  if (media && (await tx.$count(mediaProject, eq(mediaProject.id, media))) === 0) throw notFound("This medium");
  await tx.enqueue("refresh-metrics-of", { provider: name, ...(media ? { mediaId: media } : {}) });
}

async function lockProvider(tx: Tx, actor: Actor, id: string): Promise<Row> {
  if (!actor.operator) throw forbidden();
  const [row] = await tx.select().from(metricProvider).where(eq(metricProvider.id, id)).for("update");
  if (!row) throw notFound("This provider");
  return row;
}
