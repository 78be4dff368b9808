import { queryOptions } from "@tanstack/react-query";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

export const cartQuery = (id: string) => queryOptions(findQuery(api.carts, "get", { id }, [api.wallets]));

/** Reading creates no cart, so there may be none. */
export const campaignCartQuery = (campaign: string) =>
  queryOptions(listQuery(api.carts, { campaign }, { shows: [api.wallets] }));
