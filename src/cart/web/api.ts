import { queryOptions } from "@tanstack/react-query";
import { fetchCollection, findItem } from "#platform/web/api.ts";
import type { Cart } from "../contract.ts";

export const cartQuery = (id: string) =>
  queryOptions({ queryKey: ["carts", id], queryFn: () => findItem<Cart>(`/carts/${id}`) });

/** The cart of a campaign, or none while nothing was ever put in: reading makes none. */
export const campaignCartQuery = (campaign: string) =>
  queryOptions({
    queryKey: ["carts", { campaign }],
    queryFn: () => fetchCollection<Cart>("/carts", { campaign }),
  });
