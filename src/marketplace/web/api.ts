import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type { addLineInput, Cart } from "#cart/contract.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Listing } from "../contract.ts";
import type { MarketplaceAddress } from "./address.ts";
import { texts } from "./texts.ts";

export const defaultPageSize = 10;

/** A page of the marketplace; the previous one stays while the next is on its way. */
export function listingsQuery({ columns: _columns, ...query }: MarketplaceAddress) {
  return queryOptions({
    queryKey: ["listings", query],
    queryFn: () => fetchCollection<Listing>("/listings", { itemsPerPage: defaultPageSize, ...query }),
    placeholderData: keepPreviousData,
  });
}

type Line = z.input<typeof addLineInput>;

/** Puts a format into the campaign's cart, which is made when there is none. */
export function useAddToCart(campaign: string, name: string) {
  return useMutation({
    meta: { says: texts.changes.add(name) },
    mutationFn: async (line: Line) => {
      const cart = await send<Cart>("POST", "/carts", { campaign });
      return send<Cart>("POST", `/carts/${cart.id}/add`, line);
    },
    onSuccess: async () => {
      notify.success(texts.cart.added(name));
      await refresh("carts");
    },
    onError: notify.failure,
  });
}
