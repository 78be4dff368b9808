import { useMemo } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { useAddressNow, useChanges } from "../address.ts";
import type { MarketplaceAddress } from "../address-schema.ts";
import { readAhead } from "../beginning.ts";
import { requestAhead } from "../requested-address.ts";

type Patch = Partial<MarketplaceAddress>;

/** Returns stable functions that narrow the list during and after a drag. */
export function useNarrow() {
  const addressNow = useAddressNow();
  const { change } = useChanges();
  const campaign = useClientUser().currentCampaign?.id;
  return useMemo(
    () => ({
      /** During a drag: requests rows before rendering, and leaves the address alone. */
      drag: (patch: Patch) => {
        const from = addressNow();
        const to = { ...from, page: undefined, ...patch };
        readAhead({ campaign, ...to });
        requestAhead({ from, to });
      },
      narrow: (patch: Patch) => change(patch, "replace"),
    }),
    [addressNow, change, campaign],
  );
}
