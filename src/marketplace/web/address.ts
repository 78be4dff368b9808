import { replaceEqualDeep } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";
import { readAddress } from "#platform/web/navigation/search.ts";
import { type SortColumn, sortColumns } from "../columns.ts";
import { displayShape } from "../display.ts";
import { filterShape, orderShape } from "../filters.ts";

export const pageSizes = ["10", "25", "50", "100"];

/** The whole address: filters and sorting as in the API, page and columns. */
const marketplaceAddress = z.object({
  ...filterShape,
  ...orderShape,
  ...displayShape,
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  /** Filters that the first view left out to have results: `topic.Law`. */
  leftOut: severalOf(z.string().max(100)),
  compare: severalOf(z.uuid()),
  comparing: z.literal("true").optional(),
});
export type MarketplaceAddress = z.output<typeof marketplaceAddress>;

const route = getRouteApi("/media");

type Search = Record<string, unknown>;
const readBefore = new WeakMap<Search, MarketplaceAddress>();
let last: MarketplaceAddress | undefined;

/** Many components read the same address, so it is parsed once, and unchanged parts keep their identity. */
function addressIn(search: Search): MarketplaceAddress {
  const address = readBefore.get(search) ?? replaceEqualDeep(last, readAddress(marketplaceAddress, search));
  readBefore.set(search, address);
  last = address;
  return address;
}

type Patch = Partial<MarketplaceAddress>;

export function useMarketplaceAddress() {
  return { address: addressIn(route.useSearch()), ...useChanges() };
}

// Leaves the router's type of the selected value open.
const useSelected = route.useSearch as <Part>(options: { select: (search: Search) => Part }) => Part;

/** Reads a part of the address and renders again only when that part changes. */
export function useAddressPart<Part>(part: (address: MarketplaceAddress) => Part): Part {
  return useSelected({ select: (search) => part(addressIn(search)) });
}

/** Returns a stable function that reads the present address. */
export function useAddressNow(): () => MarketplaceAddress {
  const router = useRouter();
  return useCallback(() => addressIn(router.latestLocation.search), [router]);
}

/** Returns stable functions that change the address. Another filter starts at the first page. */
export function useChanges() {
  const navigate = route.useNavigate();
  return useMemo(
    () => ({
      change: (patch: Patch, history: "push" | "replace" = "push") =>
        void navigate({
          search: (previous) => ({ ...previous, page: undefined, ...patch }),
          replace: history === "replace",
          resetScroll: false,
        }),
      /** Opens something above the same rows; Back closes it. */
      open: (patch: Patch) => void navigate({ search: (previous) => ({ ...previous, ...patch }), resetScroll: false }),
      show: (view: Patch) => void navigate({ search: ({ itemsPerPage, rows }) => ({ itemsPerPage, rows, ...view }) }),
      clear: () =>
        void navigate({
          search: ({ columns, widths, view, rows, itemsPerPage }) => ({ columns, widths, view, rows, itemsPerPage }),
        }),
    }),
    [navigate],
  );
}

/** Returns a stable function that changes the display of the same rows, replacing the present address. */
export function useAdjust(): (adjusted: (address: MarketplaceAddress) => Patch) => void {
  const navigate = route.useNavigate();
  return useCallback(
    (adjusted) =>
      void navigate({
        search: (previous) => ({ ...previous, ...adjusted(addressIn(previous)) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
}

/** `named`: by the address itself. */
export type Sort = { column: SortColumn; direction: "asc" | "desc"; named: boolean };

/** Returns the address's sort, by default the API's: the cheapest first. */
export function sortOf(address: MarketplaceAddress): Sort {
  for (const column of sortColumns) {
    const direction = address[`order[${column}]`];
    if (direction) return { column, direction, named: true };
  }
  return { column: "price", direction: "asc", named: false };
}

/** Returns the change that sorts by one column; a second click reverses it. */
export function sortedBy(column: SortColumn, direction: Sort["direction"]): Partial<MarketplaceAddress> {
  const none = Object.fromEntries(sortColumns.map((name) => [`order[${name}]`, undefined]));
  return { ...none, [`order[${column}]`]: direction };
}
