import { replaceEqualDeep } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";
import { readAddress } from "#platform/web/navigation/search.ts";
import { type ColumnName, columnNames, type SortColumn, sortColumns } from "../columns.ts";
import { filterShape, orderShape } from "../filters.ts";
import { widthText } from "./widths.ts";

/** Columns beside the name, in the table's order. */
export type ColumnId = Exclude<ColumnName, "name">;
export const columnIds = columnNames.filter((name) => name !== "name");

export const pageSizes = ["10", "25", "50", "100"];

/** All that the marketplace's address says: filters and sorting as the API takes them, page and columns. */
const marketplaceAddress = z.object({
  ...filterShape,
  ...orderShape,
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  itemsPerPage: z.coerce.number().int().min(1).max(100).optional(),
  columns: severalOf(z.enum(columnIds)),
  /** Columns that were made wider or narrower: `price.140`, in pixels. */
  widths: severalOf(widthText),
  /** Table or cards; by the room that there is, when nothing is said. */
  view: z.enum(["table", "cards"]).optional(),
  /** Rows of two lines instead of one. */
  rows: z.literal("roomy").optional(),
  /** Filters that the first view left out to show something: `topic.Law`. */
  leftOut: severalOf(z.string().max(100)),
  /** Formats chosen to be compared. */
  compare: severalOf(z.uuid()),
  /** They stand side by side, above the rows. */
  comparing: z.literal("true").optional(),
});
export type MarketplaceAddress = z.output<typeof marketplaceAddress>;

const route = getRouteApi("/media");

type Search = Record<string, unknown>;
const readBefore = new WeakMap<Search, MarketplaceAddress>();
let last: MarketplaceAddress | undefined;

/** Many parts of the screen read the same address: it is parsed once, and what is in it as before stays the same value. */
function addressIn(search: Search): MarketplaceAddress {
  const address = readBefore.get(search) ?? replaceEqualDeep(last, readAddress(marketplaceAddress, search));
  readBefore.set(search, address);
  last = address;
  return address;
}

type Patch = Partial<MarketplaceAddress>;

/** The address as typed values, and the ways to change it. */
export function useMarketplaceAddress() {
  return { address: addressIn(route.useSearch()), ...useChanges() };
}

// The router's own type asks to know what is selected; here it is left open.
const useSelected = route.useSearch as <Part>(options: { select: (search: Search) => Part }) => Part;

/** One value of the address: the component is drawn anew only when it changes, not whenever anything is filtered. */
export function useAddressPart<Part>(part: (address: MarketplaceAddress) => Part): Part {
  return useSelected({ select: (search) => part(addressIn(search)) });
}

/** Reads the address as it is when it is asked for; the function stays the same one. */
export function useAddressNow(): () => MarketplaceAddress {
  const router = useRouter();
  return useCallback(() => addressIn(router.latestLocation.search), [router]);
}

/** The ways to change the address; they stay the same functions. Another filter starts again at the first page. */
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
      /** Opens something above the same rows: Back closes it. */
      open: (patch: Patch) => void navigate({ search: (previous) => ({ ...previous, ...patch }), resetScroll: false }),
      /** Another view instead of this one. */
      show: (view: Patch) => void navigate({ search: ({ itemsPerPage, rows }) => ({ itemsPerPage, rows, ...view }) }),
      clear: () =>
        void navigate({
          search: ({ columns, widths, view, rows, itemsPerPage }) => ({ columns, widths, view, rows, itemsPerPage }),
        }),
    }),
    [navigate],
  );
}

/** Changes how the same rows are shown, in the place of the address as it is by then; the function stays the same one. */
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

/** The sort that the address names; the API's own is the cheapest first. */
export function sortOf(address: MarketplaceAddress): Sort {
  for (const column of sortColumns) {
    const direction = address[`order[${column}]`];
    if (direction) return { column, direction, named: true };
  }
  return { column: "price", direction: "asc", named: false };
}

/** The change that sorts by a column alone; a second click turns it round. */
export function sortedBy(column: SortColumn, direction: Sort["direction"]): Partial<MarketplaceAddress> {
  const none = Object.fromEntries(sortColumns.map((name) => [`order[${name}]`, undefined]));
  return { ...none, [`order[${column}]`]: direction };
}
