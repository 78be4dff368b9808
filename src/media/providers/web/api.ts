import { queryOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { MetricProviderItem } from "../contract.ts";
import { texts } from "./texts.ts";

const all = { itemsPerPage: fullPage };

/** An installation has few providers, so one page holds all. */
export const metricProvidersQuery = () => queryOptions(listQuery(api.metric_providers, all));

const patienceMilliseconds = 60_000;

/** One outlet's answers; new metrics refresh every screen with the outlet. */
export function lookQuery(media: string) {
  const { queryKey, queryFn } = listQuery(api.metric_providers, { media, ...all });
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const before = queryClient.getQueryData<{ items: MetricProviderItem[] }>(queryKey)?.items ?? [];
      const found = await queryFn();
      if (before.some((each) => readAtOf(found.items, each.id) !== each.look?.readAt))
        await refresh(api.media, api.listings);
      return found;
    },
  });
}

const readAtOf = (items: MetricProviderItem[], id: string) => items.find((each) => each.id === id)?.look?.readAt;

type Awaited = { lastRunAt: string | null; since: number };

export function useReading(media: string) {
  const [asked, setAsked] = useState<Record<string, Awaited>>({});
  const isAwaited = ({ id, lastRunAt, look }: MetricProviderItem) =>
    Boolean(look?.asking) || asked[id]?.lastRunAt === lastRunAt;
  const isLate = ({ id }: MetricProviderItem) => Date.now() - (asked[id]?.since ?? 0) > patienceMilliseconds;
  const read = useMutation({
    meta: { says: texts.title },
    mutationFn: ({ id }: MetricProviderItem) => call(api.metric_providers, "refresh", { id, input: { media } }),
    onMutate: ({ id, lastRunAt }) => {
      setAsked((before) => ({ ...before, [id]: { lastRunAt, since: Date.now() } }));
      // Drawn again when the answer is late.
      setTimeout(() => setAsked((before) => ({ ...before })), patienceMilliseconds);
    },
    onError: (error, { id }) => {
      setAsked(({ [id]: _refused, ...others }) => others);
      notify.failure(error);
    },
    onSettled: () => refresh(api.metric_providers),
  });
  return { read, isAwaited, isLate };
}
