import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type { addLineInput, Cart } from "#cart/contract.ts";
import { fetchCollection, fetchItem, searchString, send } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Listing, ListingFacets } from "../contract.ts";
import type { MarketplaceAddress } from "./address.ts";
import { texts } from "./texts.ts";

/** A page of the marketplace; the previous one stays while the next is on its way. */
export function listingsQuery(address: MarketplaceAddress) {
  const query = queryOf(address);
  return queryOptions({
    queryKey: ["listings", query],
    queryFn: () => fetchCollection<Listing>("/listings", query),
    placeholderData: keepPreviousData,
  });
}

/** What each value of each filter would give; the last answer stays while the next is on its way (R10.5). */
export function facetsQuery(address: MarketplaceAddress) {
  const filters = filtersOf(address);
  return queryOptions({
    queryKey: ["listings", "facets", filters],
    queryFn: () => fetchItem<ListingFacets>(`/listings/facets${searchString(filters)}`),
    placeholderData: keepPreviousData,
  });
}

/** The address without what says only how the rows are shown. */
export function queryOf({
  columns: _columns,
  widths: _widths,
  view: _view,
  compare: _compare,
  ...query
}: MarketplaceAddress) {
  return query;
}

/** The address without what changes no count: page and sorting too. */
function filtersOf(address: MarketplaceAddress) {
  const { page: _page, itemsPerPage: _size, ...query } = queryOf(address);
  return Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith("order[")));
}

/** All formats of a few media, to be put side by side; with a campaign, at its prices and with what speaks against booking there. */
export function comparedQuery(media: string[], campaign: string | undefined) {
  return queryOptions({
    queryKey: ["listings", "compared", media, campaign],
    queryFn: () => fetchCollection<Listing>("/listings", { media, campaign, itemsPerPage: 100 }),
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
      await refresh("carts", "listings");
    },
    onError: notify.failure,
  });
}
