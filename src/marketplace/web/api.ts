import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { AddLineInput } from "#cart/contract.ts";
import { idOf } from "#platform/contract/wire.ts";
import { ApiError } from "#platform/web/api.ts";
import { api, call, itemQuery, list, listQuery } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { MarketplaceAddress } from "./address.ts";
import { texts } from "./texts.ts";

/** A page of the marketplace; the previous one stays while the next is on its way. */
export const listingsQuery = (address: MarketplaceAddress) =>
  queryOptions({ ...listQuery(api.listings, queryOf(address)), placeholderData: keepPreviousData });

/** The counts of each value of each filter; the last answer stays while the next is on its way (R10.5). */
export const facetsQuery = (address: MarketplaceAddress) =>
  queryOptions({
    ...itemQuery(api.listings, "facets", { query: filtersOf(address) }),
    placeholderData: keepPreviousData,
  });

/** The address without what says only how the rows are shown. */
export function queryOf({
  columns: _columns,
  widths: _widths,
  view: _view,
  rows: _rows,
  leftOut: _leftOut,
  compare: _compare,
  comparing: _comparing,
  ...query
}: MarketplaceAddress) {
  return query;
}

/** The address without what changes no count: page and sorting too. */
function filtersOf(address: MarketplaceAddress) {
  const { page: _page, itemsPerPage: _size, ...query } = queryOf(address);
  return Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith("order[")));
}

/** Whether somebody of the scope agreed on a price of their own for any listed format: known prices come first. */
export const ownPriceQuery = (campaign: string | undefined) =>
  queryOptions({
    ...listQuery(api.listings, { campaign, "order[desiredPrice]": "asc", itemsPerPage: 1 }),
    select: ({ items: [first] }) => typeof first?.desiredPrice === "number",
  });

/** Formats to be put side by side; with a campaign, at its prices and with what speaks against booking there. */
export const chosenListingsQuery = (format: string[], campaign: string | undefined) =>
  queryOptions({
    ...listQuery(api.listings, { format, campaign }, { name: "chosen" }),
    placeholderData: keepPreviousData,
  });

/** All formats of a few media; with a campaign, at its prices and with what speaks against booking there. */
export const listingsOfMediaQuery = (media: string[], campaign: string | undefined) =>
  queryOptions(listQuery(api.listings, { media, campaign, itemsPerPage: 100 }));

/** Puts a format into the campaign's cart, which is made when there is none. */
export function useAddToCart(campaign: string, name: string) {
  return useMutation({
    meta: { says: texts.changes.add(name) },
    mutationFn: async (line: AddLineInput) => {
      const cart = await call(api.carts, "create", { input: { campaign } });
      await call(api.carts, "add", { id: cart.id, input: line }).catch(unlessDone);
    },
    onSuccess: () => notify.success(texts.cart.added(name)),
    onError: notify.failure,
    onSettled: () => refresh(api.carts, api.listings),
  });
}

/** Takes a format out of the campaign's cart again. */
export function useTakeFromCart(campaign: string, name: string) {
  return useMutation({
    meta: { says: texts.changes.takeOut(name) },
    mutationFn: async (format: string) => {
      const { items } = await list(api.carts, { campaign });
      const [cart] = items;
      const line = cart?.lines.find((each) => idOf(each.format) === format);
      if (cart && line) await call(api.carts, "remove.line", { id: cart.id, input: { line: line.id } });
    },
    onSuccess: () => notify.info(texts.cart.takenOut(name)),
    onError: notify.failure,
    onSettled: () => refresh(api.carts, api.listings),
  });
}

/** A colleague was quicker: the format is in the cart, as was asked for. */
function unlessDone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === "already_in_cart")) throw error;
}
