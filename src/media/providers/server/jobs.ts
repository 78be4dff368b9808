import type { Queue } from "#platform/jobs/queue.ts";
import type { ProviderName } from "../providers.ts";
import type { MetricProvider } from "./provider.ts";
import { noteCoverage, refreshBatch } from "./refresh.ts";

/** A run starts no batch after this; the next run takes the rest. */
const runMillisecondsMax = 5 * 60_000;

/** Starts a job each hour for every provider with a key (R3.6). */
export const refreshMetricsQueue = (providers: MetricProvider[]): Queue => ({
  name: "refresh-metrics",
  cron: "17 * * * *",
  async handle(database) {
    await database.transaction(async (tx) => {
      for (const { name } of providers) await tx.enqueue("refresh-metrics-of", { provider: name });
    });
  },
});

type RefreshData = { provider: ProviderName; mediaId?: string };

/**
 * Reads batch after batch, or one outlet on an operator's request. Always finishes a batch, since an interrupted one is
 * paid for and lost.
 */
export const refreshMetricsOfQueue = (
  providers: MetricProvider[],
  runMilliseconds = runMillisecondsMax,
): Queue<RefreshData> => ({
  name: "refresh-metrics-of",
  async handle(database, { provider: name, mediaId }) {
    const provider = providers.find((each) => each.name === name);
    if (!provider) return;
    const end = performance.now() + runMilliseconds;
    while ((await refreshBatch(database, provider, mediaId)) && performance.now() < end);
    await database.transaction((tx) => noteCoverage(tx, name));
  },
});
