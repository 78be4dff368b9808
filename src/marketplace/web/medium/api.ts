import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { MetricName } from "#media/media.ts";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, download, itemQuery, listQuery } from "#platform/web/calls/client.ts";

const ofMedia = [api.media];

export const trendsQuery = (media: string) => queryOptions(itemQuery(api.metric_trends, "get", { id: media }, ofMedia));

/** Newest first. */
export const readingsQuery = (media: string, metric: MetricName, page: number) =>
  queryOptions({
    ...listQuery(api.metric_readings, { media, metric, page }, { shows: ofMedia }),
    placeholderData: keepPreviousData,
  });

export const readingsFile = (media: string, metric: MetricName, format: TableFormat): Promise<Blob> =>
  download(api.metric_readings, "export", { query: { media, metric, format } });

export const mediaFactsQuery = (media: string) =>
  queryOptions(itemQuery(api.media_facts, "get", { id: media }, ofMedia));

/** With the prices and lists of the campaign's organization. */
export const similarQuery = (media: string, campaign: string | undefined) =>
  queryOptions(listQuery(api.listings, { media, campaign }, { name: "similar" }));
