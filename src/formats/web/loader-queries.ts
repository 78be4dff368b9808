import { queryOptions } from "@tanstack/react-query";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

// Loaders' queries are part of the first load, so they stand apart from the screens' ones.

/** One page at the API's maximum; with a campaign, at its organization's prices. */
export const formatsQuery = (media: string, campaign?: string) =>
  queryOptions(listQuery(api.formats, { media, campaign, itemsPerPage: 100 }));

/** With a campaign, at its organization's price, also for a direct link's format (R3.8). */
export const formatQuery = (id: string, campaign?: string) =>
  queryOptions(findQuery(api.formats, "get", { id, query: { campaign } }));
