import { useMemo } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { storeOf } from "#platform/web/store.ts";
import { useMarketplaceAddress } from "./address.ts";
import type { MarketplaceAddress } from "./address-schema.ts";

/** `from` is the address at the drag's beginning. */
type Drag = { from: MarketplaceAddress; to: MarketplaceAddress };

const drag = storeOf<Drag | undefined>(undefined);

/**
 * The address whose rows and counts are requested, within the current campaign. It is ahead of the URL while the user
 * drags: the router is slower than Byline's answers. The URL follows after a pause.
 */
export function useRequestedAddress(): MarketplaceAddress {
  const { address } = useMarketplaceAddress();
  const campaign = useClientUser().currentCampaign?.id;
  const ahead = drag.use();
  const asked = ahead?.from === address ? ahead.to : address;
  return useMemo(() => ({ campaign, ...asked }), [campaign, asked]);
}

/** Requests a drag's address until the URL changes. */
export const requestAhead = (next: Drag): void => drag.set(next);
