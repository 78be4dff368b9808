import { queryClient } from "#platform/web/query-client.ts";
import type { MarketplaceAddress } from "./address.ts";
import { listingsQuery } from "./api.ts";
import { rowsOfPart } from "./parts.ts";

/** What a list begins with: its first part, or the page that the address names with its size. */
export function beginningOf({ page, itemsPerPage, ...list }: MarketplaceAddress) {
  const isPaged = itemsPerPage !== undefined;
  return listingsQuery({ ...list, ...(isPaged ? { page, itemsPerPage } : { page: 1, itemsPerPage: rowsOfPart }) });
}

/** Asks for an address's rows before the screen has come to it: while somebody drags, each frame counts. */
export function readAhead(address: MarketplaceAddress): void {
  void queryClient.prefetchQuery(beginningOf(address));
}
