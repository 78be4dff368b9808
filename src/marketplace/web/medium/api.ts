import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { MetricName } from "#media/media.ts";
import type { MetricReading, MetricTrends } from "#media/metrics/contract.ts";
import { fetchCollection, fetchItem } from "#platform/web/api.ts";
import type { Listing } from "../../contract.ts";
import type { MediaFacts } from "../../facts/contract.ts";

/** How the medium's metrics went. */
export function trendsQuery(media: string) {
  return queryOptions({
    queryKey: ["media", media, "trends"],
    queryFn: () => fetchItem<MetricTrends>(`/metric_trends/${media}`),
  });
}

/** A page of one metric's readings, the newest first. */
export function readingsQuery(media: string, metric: MetricName, page: number) {
  return queryOptions({
    queryKey: ["media", media, "readings", metric, page],
    queryFn: () => fetchCollection<MetricReading>("/metric_readings", { media, metric, page }),
    placeholderData: keepPreviousData,
  });
}

/** What this installation saw of the medium's orders. */
export function mediaFactsQuery(media: string) {
  return queryOptions({
    queryKey: ["media", media, "facts"],
    queryFn: () => fetchItem<MediaFacts>(`/media_facts/${media}`),
  });
}

/** Listings like the medium's, with the prices and lists of the campaign's organization. */
export function similarQuery(media: string, campaign: string | undefined) {
  return queryOptions({
    queryKey: ["listings", "similar", media, campaign],
    queryFn: () => fetchCollection<Listing>("/listings/similar", { media, campaign }),
  });
}
