import { replaceEqualDeep } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type SortColumn, sortColumns } from "../columns.ts";
import type { MarketplaceAddress } from "./address-schema.ts";

export const pageSizes = ["10", "25", "50", "100"];

const route = getRouteApi("/media");

type Search = Record<string, unknown>;
const readBefore = new WeakMap<Search, MarketplaceAddress>();
let last: MarketplaceAddress | undefined;

let parse: ((search: Search) => MarketplaceAddress) | undefined;

/** Loads the schema. The bare address, with which most people begin, needs none. */
export async function loadAddressSchema(): Promise<void> {
  parse ??= (await import("./address-schema.ts")).parseAddress;
}

export const isBare = (search: object): boolean => Object.keys(search).length === 0;

/** Many components read the same address, so it is parsed once, and unchanged parts keep their identity. */
function addressIn(search: Search): MarketplaceAddress {
  const known = readBefore.get(search);
  if (known) return known;
  const parsed = isBare(search) ? {} : parse?.(search);
  // The router knows a next address before its schema is here.
  if (!parsed) return last ?? {};
  const address = replaceEqualDeep(last, parsed);
  readBefore.set(search, address);
  last = address;
  return address;
}

/** The marketplace as it was left, for the ways back; bare before it was opened. */
export const leftAddress = (): MarketplaceAddress => last ?? {};

type Patch = Partial<MarketplaceAddress>;

const keptByClearing: ReadonlySet<string> = new Set<keyof MarketplaceAddress>([
  "columns",
  "widths",
  "view",
  "rows",
  "group",
  "itemsPerPage",
  "compare",
  ...sortColumns.map((column) => `order[${column}]` as const),
]);

/** As the router hands it over. */
type Unread = Partial<Record<keyof MarketplaceAddress, unknown>>;

/** Clearing the filters keeps the display, the sort and the formats to compare. */
export const withoutFilters = (address: Unread): Unread =>
  Object.fromEntries(Object.entries(address).filter(([name]) => keptByClearing.has(name)));

export const presetOver = ({ itemsPerPage, rows, compare }: Unread, preset: Patch): Unread => ({
  itemsPerPage,
  rows,
  compare,
  ...preset,
});

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
      show: (view: Patch) => void navigate({ search: (previous) => presetOver(previous, view) }),
      clear: () => void navigate({ search: withoutFilters }),
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
