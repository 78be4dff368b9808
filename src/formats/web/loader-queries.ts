import { queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

// Loaders run on first load, so their queries stay apart from the screens' ones.

/** One page at the API's maximum; a campaign sets the organization whose prices count. */
export const formatsQuery = (media: string, campaign?: string) =>
  queryOptions(listQuery(api.formats, { media, campaign, itemsPerPage: fullPage }));

/** Also reads formats known only by direct link (R3.8). */
export const formatQuery = (id: string, campaign?: string) =>
  queryOptions(findQuery(api.formats, "get", { id, query: { campaign } }));
