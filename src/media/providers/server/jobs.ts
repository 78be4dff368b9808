import type { Queue } from "#platform/jobs/queue.ts";
import type { ProviderName } from "../providers.ts";
import type { MetricProvider } from "./provider.ts";
import { refreshBatch } from "./refresh.ts";

/** A run begins no batch after so long; what is due still is for the next one. */
const runMillisecondsMax = 5 * 60_000;

/** Each hour every provider that has a key is asked for what is due (R3.6), a job each. */
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
 * Asks one provider, batch after batch, or for one outlet on an operator's request. A begun batch is always finished: a batch
 * cut short is paid for and not read.
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
  },
});
