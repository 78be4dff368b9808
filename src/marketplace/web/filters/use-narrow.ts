import { useClientUser } from "#accounts/web/api.ts";
import { type MarketplaceAddress, useMarketplaceAddress } from "../address.ts";
import { readAhead } from "../rows/use-listing-rows.ts";

/** Changes what is dragged: the answer is asked for at once, not when the address and the screen have followed the hand. */
export function useNarrow(): (patch: Partial<MarketplaceAddress>) => void {
  const { address, change } = useMarketplaceAddress();
  const { currentCampaign } = useClientUser();
  return (patch) => {
    readAhead({ campaign: currentCampaign?.id, ...address, page: undefined, ...patch });
    change(patch, "replace");
  };
}
