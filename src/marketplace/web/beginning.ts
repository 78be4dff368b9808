import { queryClient } from "#platform/web/query-client.ts";
import type { MarketplaceAddress } from "./address-schema.ts";
import { listingsQuery } from "./api.ts";
import { rowsOfPart } from "./parts.ts";

/** Returns the query of a list's first part, or of the page that the address names with its size. */
export function beginningOf({ page, itemsPerPage, ...list }: MarketplaceAddress) {
  const isPaged = itemsPerPage !== undefined;
  return listingsQuery({ ...list, ...(isPaged ? { page, itemsPerPage } : { page: 1, itemsPerPage: rowsOfPart }) });
}

/** Prefetches an address's rows before the screen renders: while dragging, each frame counts. */
export function readAhead(address: MarketplaceAddress): void {
  void queryClient.prefetchQuery(beginningOf(address));
}
