import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { AddLineInput, CartLine } from "#cart/contract.ts";
import { idOf } from "#platform/contract/iri.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { ApiError } from "#platform/web/api.ts";
import { api, call, itemQuery, listQuery, readCollection } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { MarketplaceAddress } from "./address-schema.ts";
import { texts } from "./texts.ts";

/** The previous page stays while the next one loads. */
export const listingsQuery = (address: MarketplaceAddress) =>
  queryOptions({ ...listQuery(api.listings, queryOf(address)), placeholderData: keepPreviousData });

/** Counts of every filter's values (R10.5); the previous ones stay while the next load. */
export const facetsQuery = (address: MarketplaceAddress) =>
  queryOptions({
    ...itemQuery(api.listings, "facets", { query: filtersOf(address) }),
    placeholderData: keepPreviousData,
  });

/** Returns the address without its display settings. */
export function queryOf({
  columns: _columns,
  widths: _widths,
  view: _view,
  rows: _rows,
  group: _group,
  leftOut: _leftOut,
  compare: _compare,
  comparing: _comparing,
  preview: _preview,
  ...query
}: MarketplaceAddress) {
  return query;
}

/** Returns the address without page and sorting, which change no count. */
function filtersOf(address: MarketplaceAddress) {
  const { page: _page, itemsPerPage: _size, ...query } = queryOf(address);
  return Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith("order[")));
}

/** Formats to compare; with a campaign, its prices and conflicts. */
export const chosenListingsQuery = (format: string[], campaign: string | undefined) =>
  queryOptions({
    ...listQuery(api.listings, { format, campaign }, { name: "chosen" }),
    placeholderData: keepPreviousData,
  });

/** All formats of a few media; with a campaign, its prices and conflicts. */
export const listingsOfMediaQuery = (media: string[], campaign: string | undefined) =>
  queryOptions(listQuery(api.listings, { media, campaign, itemsPerPage: fullPage }));

/** Pending as long as the row shows the state before: a wait for the cart would swallow the next press. */
function refreshRows(): Promise<void> {
  void refresh(api.carts);
  return refresh(api.listings);
}

/** Adds a format to the campaign's cart, which is made when missing. */
export function useAddToCart(campaign: string, name: string) {
  return useMutation({
    meta: { says: texts.changes.add(name) },
    mutationFn: async (line: AddLineInput) => {
      const cart = await call(api.carts, "create", { input: { campaign } });
      await call(api.carts, "add", { id: cart.id, input: line }).catch(unlessDone);
    },
    onSuccess: () => notify.done(texts.cart.added(name), { deed: { name: "add to cart", many: texts.cart.filled } }),
    onError: notify.failure,
    onSettled: refreshRows,
  });
}

/** Puts several formats into the campaign's cart by one call, all or none. */
export function useFillCart(campaign: string) {
  return useMutation({
    meta: { says: texts.changes.fill },
    mutationFn: async (formats: string[]) => {
      const cart = await call(api.carts, "create", { input: { campaign } });
      await call(api.carts, "fill", { id: cart.id, input: { formats } });
    },
    onSuccess: (_done, formats) => notify.success(texts.cart.filled(formats.length)),
    onError: notify.failure,
    onSettled: () => refresh(api.carts, api.listings),
  });
}

export function useTakeFromCart(campaign: string, name: string) {
  return useMutation({
    meta: { says: texts.changes.takeOut(name) },
    mutationFn: async (format: string) => {
      const { items } = await readCollection(api.carts, { campaign });
      const [cart] = items;
      const line = cart?.lines.find((each) => idOf(each.format) === format);
      if (!cart || !line) return undefined;
      await call(api.carts, "remove.line", { id: cart.id, input: { line: line.id } });
      return { cart: cart.id, line };
    },
    onSuccess: (taken) =>
      notify.done(texts.cart.takenOut(name), {
        deed: { name: "remove from cart", many: texts.cart.takenOutMany },
        ...(taken && { undo: () => putBackInto(taken.cart, taken.line) }),
      }),
    onError: notify.failure,
    onSettled: refreshRows,
  });
}

/** As a new line with the same choices. */
async function putBackInto(cart: string, line: CartLine): Promise<void> {
  const { format, publishDateMode, publishOn, hyperlinkKind, extras } = line;
  const input = { format: idOf(format), publishDateMode, publishOn, hyperlinkKind, extras };
  await call(api.carts, "add", { id: cart, input }).catch(unlessDone);
  await refresh(api.carts, api.listings);
}

/** A colleague was quicker: the format is in the cart, as intended. */
function unlessDone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === "already_in_cart")) throw error;
}
