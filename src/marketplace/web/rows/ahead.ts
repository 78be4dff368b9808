import { useSyncExternalStore } from "react";
import { queryClient } from "#platform/web/query-client.ts";
import type { MarketplaceAddress } from "../address.ts";
import { facetsQuery } from "../api.ts";
import { beginningOf } from "./use-listing-rows.ts";

/** Where the hand that drags a filter is already, and the address that it left. */
type Ahead = { from: MarketplaceAddress; to: MarketplaceAddress };

let ahead: Ahead | undefined;
const listeners = new Set<() => void>();

/** Asks for the rows and counts of where the hand is now; the address and the screen follow it in between. */
export function readAhead(from: MarketplaceAddress, to: MarketplaceAddress, campaign: string | undefined): void {
  void queryClient.prefetchQuery(beginningOf({ campaign, ...to }));
  void queryClient.prefetchQuery(facetsQuery({ campaign, ...to }));
  ahead = { from, to };
  for (const listener of listeners) listener();
}

/** The address that the hand is at; the screen's own once that has changed. For what is drawn in no time. */
export function useAhead(address: MarketplaceAddress): MarketplaceAddress {
  const known = useSyncExternalStore(subscribe, () => ahead);
  return known?.from === address ? known.to : address;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
