import { queryOptions } from "@tanstack/react-query";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

// The queries that loaders begin are a part of the first load: they stand apart from all that is loaded with a screen.

/** The formats of a medium, as many as the API gives at once; with a campaign, at its organization's prices. */
export const formatsQuery = (media: string, campaign?: string) =>
  queryOptions(listQuery(api.formats, { media, campaign, itemsPerPage: 100 }));

/** A format; with a campaign, such as one that a direct link names (R3.8), at the price of the campaign's organization. */
export const formatQuery = (id: string, campaign?: string) =>
  queryOptions(findQuery(api.formats, "get", { id, query: { campaign } }));
