import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { RefusalCodeOf } from "#platform/contract/refusals.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, forbidden, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type MetricStanding, metricStandingOf } from "../../metrics/standing.ts";
import { mediaProject } from "../../server/tables.ts";
import type { MetricProviderItem, metricProviderEdit } from "../contract.ts";
import { metricProviders } from "../providers.ts";
import { findProvider, type Keyed } from "./queries.ts";
import { metricProvider } from "./tables.ts";

const texts = catalogue("media.providers.server.commands", {
  noKey: (label: string, keyVariable: string) => `${label} has no key: set ${keyVariable}.`,
  paused: (label: string) => `${label} is paused. Resume it first.`,
  off: (label: string) => `${label} is off. Give it a monthly budget first.`,
  leftAlone: (label: string, until = "") =>
    `${label} is left alone until ${until} UTC: ${label} asked for it, or could not be read.`,
  overBudget: (label: string, usedUnits: number, monthlyUnits: number, unitsOfOne: number | null) =>
    `${label} has not enough budget left this month: ${usedUnits} of ${monthlyUnits} units are used, and one outlet takes ${unitsOfOne}.`,
});

type ProviderRow = typeof metricProvider.$inferSelect;

/** Changes a provider's budget, or resumes it after its key was corrected; audited (R1.10). */
export async function editProvider(
  tx: Tx,
  actor: Actor,
  id: string,
  { paused, ...budget }: z.infer<typeof metricProviderEdit>,
): Promise<void> {
  const before = await lockProvider(tx, actor, id);
  const isOther = paused !== undefined && paused !== (before.pausedAt !== null);
  // Resuming clears the problem: the operator has looked into it.
  const mended = paused ? { pausedAt: sql`now()` } : { pausedAt: null, retryAt: null, problem: null, problemAt: null };
  const change = { ...budget, ...(isOther ? mended : {}) };
  if (Object.keys(change).length === 0) return;
  const [after] = await tx.update(metricProvider).set(change).where(eq(metricProvider.id, id)).returning();
  if (!after) throw notFound("This provider");
  const subject = metricProviders[before.name].label;
  await writeAudit(tx, actor, { kind: "metrics", subject, before: recorded(before), after: recorded(after) });
}

const recorded = ({ monthlyUnits, refreshDays, pausedAt }: ProviderRow) => ({
  monthlyUnits,
  refreshDays,
  paused: pausedAt !== null,
});

/**
 * Starts a job that reads due media, or one medium of any age. Throws 409 with the reason when the provider can't be
 * asked.
 */
export async function refreshMetrics(
  tx: Tx,
  actor: Actor,
  id: string,
  { media, keyed }: { media?: string | undefined; keyed: Keyed[] },
): Promise<void> {
  const { name } = await lockProvider(tx, actor, id);
  const provider = await findProvider(tx, id, keyed);
  if (!provider) throw notFound("This provider");
  const standing = metricStandingOf(provider);
  if (standing !== "on") throw conflict(...whyNot[standing](provider));
  if (media && (await tx.$count(mediaProject, eq(mediaProject.id, media))) === 0) throw notFound("This outlet");
  await tx.enqueue("refresh-metrics-of", { provider: name, ...(media ? { mediaId: media } : {}) });
}

const whyNot: Record<
  Exclude<MetricStanding, "on">,
  (provider: MetricProviderItem) => [code: RefusalCodeOf<409>, sentence: string]
> = {
  noKey: ({ name, label }) => ["metric_provider_key", texts.noKey(label, metricProviders[name].keyVariable)],
  paused: ({ label }) => ["metric_provider_paused", texts.paused(label)],
  off: ({ label }) => ["metric_provider_off", texts.off(label)],
  waiting: ({ label, retryAt }) => [
    "metric_provider_waiting",
    texts.leftAlone(label, retryAt?.slice(0, 16).replace("T", " ")),
  ],
  usedUp: ({ label, usedUnits, monthlyUnits, unitsOfOne }) => [
    "metric_provider_used_up",
    texts.overBudget(label, usedUnits, monthlyUnits, unitsOfOne),
  ],
};

async function lockProvider(tx: Tx, actor: Actor, id: string): Promise<ProviderRow> {
  if (!actor.operator) throw forbidden();
  const [row] = await tx.select().from(metricProvider).where(eq(metricProvider.id, id)).for("update");
  if (!row) throw notFound("This provider");
  return row;
}
