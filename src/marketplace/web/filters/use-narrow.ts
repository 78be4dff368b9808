import { useCallback } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { type MarketplaceAddress, useAddressNow, useChanges } from "../address.ts";
import { readAhead } from "../rows/use-listing-rows.ts";

/** Changes what is dragged: the answer is asked for at once, not when the address and the screen have followed the hand. */
export function useNarrow(): (patch: Partial<MarketplaceAddress>) => void {
  const addressNow = useAddressNow();
  const { change } = useChanges();
  const campaign = useClientUser().currentCampaign?.id;
  return useCallback(
    (patch) => {
      readAhead({ campaign, ...addressNow(), page: undefined, ...patch });
      change(patch, "replace");
    },
    [addressNow, change, campaign],
  );
}
