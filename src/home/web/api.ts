import { queryOptions } from "@tanstack/react-query";
import { api, findQuery } from "#platform/web/calls/client.ts";

/** Null for somebody without a role in that organization. */
export const advertiserHomeQuery = (organizationId: string) =>
  queryOptions(findQuery(api.advertiser_homes, "get", { id: organizationId }));

export const publisherHomeQuery = (organizationId: string) =>
  queryOptions(findQuery(api.publisher_homes, "get", { id: organizationId }));
