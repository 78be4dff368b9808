import type { Queue } from "#platform/jobs/jobs.ts";
import type { ProviderName } from "../metric-providers.ts";
import type { MetricProvider } from "./providers/provider.ts";
import { refreshBatch } from "./providers/refresh.ts";

/** A run ends after so long; what is due still is for the next one. */
const runMilliseconds = 5 * 60_000;

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

/** Asks one provider, batch after batch, or for one medium that an operator wants to see. */
export const refreshMetricsOfQueue = (providers: MetricProvider[]): Queue<RefreshData> => ({
  name: "refresh-metrics-of",
  async handle(database, { provider: name, mediaId }) {
    const provider = providers.find((each) => each.name === name);
    if (!provider) return;
    const signal = AbortSignal.timeout(runMilliseconds);
    while (!signal.aborted && (await refreshBatch(database, provider, { mediaId, signal })));
  },
});
