import { queryOptions } from "@tanstack/react-query";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

export const cartQuery = (id: string) => queryOptions(findQuery(api.carts, "get", { id }));

/** The cart of a campaign, or none while nothing was ever put in: reading makes none. */
export const campaignCartQuery = (campaign: string) => queryOptions(listQuery(api.carts, { campaign }));
