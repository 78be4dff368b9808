import { useMemo, useSyncExternalStore } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { type MarketplaceAddress, useMarketplaceAddress } from "./address.ts";

/** Where a dragging hand has come to, and the address that it set out from. */
type Drag = { from: MarketplaceAddress; to: MarketplaceAddress };

let drag: Drag | undefined;
const listeners = new Set<() => void>();

/**
 * The address whose rows and counts are requested, within the current campaign. While the user drags a handle it is ahead of the
 * URL: the router takes longer to change the URL than Byline takes to answer, so the URL follows when the hand rests.
 */
export function useRequestedAddress(): MarketplaceAddress {
  const { address } = useMarketplaceAddress();
  const campaign = useClientUser().currentCampaign?.id;
  const ahead = useSyncExternalStore(subscribe, () => drag);
  const asked = ahead?.from === address ? ahead.to : address;
  return useMemo(() => ({ campaign, ...asked }), [campaign, asked]);
}

/** Asks for where the hand has come to, until the address is another one. */
export function requestAhead(next: Drag): void {
  drag = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
