import { queryOptions } from "@tanstack/react-query";
import { fetchCollection, findItem } from "#platform/web/api.ts";
import type { Format } from "../contract.ts";

// The queries that loaders begin are a part of the first load: they stand apart from all that is loaded with a screen.

/** The formats of a medium, as many as the API gives at once; with a campaign, at its organization's prices. */
export function formatsQuery(media: string, campaign?: string) {
  return queryOptions({
    queryKey: ["formats", { media, campaign }],
    queryFn: () => fetchCollection<Format>("/formats", { media, campaign, itemsPerPage: 100 }),
  });
}

export function formatQuery(id: string) {
  return queryOptions({ queryKey: ["formats", id], queryFn: () => findItem<Format>(`/formats/${id}`) });
}

/** The format that a direct link names (R3.8), at the price of the campaign's organization. */
export function linkedFormatQuery(id: string, campaign?: string) {
  const at = campaign ? `?campaign=${campaign}` : "";
  return queryOptions({
    queryKey: ["formats", id, { campaign }],
    queryFn: () => findItem<Format>(`/formats/${id}${at}`),
  });
}
