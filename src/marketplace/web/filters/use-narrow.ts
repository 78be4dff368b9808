import { useMemo } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { type MarketplaceAddress, useAddressNow, useChanges } from "../address.ts";
import { readAhead } from "../beginning.ts";
import { requestAhead } from "../requested-address.ts";

type Patch = Partial<MarketplaceAddress>;

/** The ways in which a hand on a filter narrows the list; they stay the same functions. */
export function useNarrow() {
  const addressNow = useAddressNow();
  const { change } = useChanges();
  const campaign = useClientUser().currentCampaign?.id;
  return useMemo(
    () => ({
      /** On the way: the answer is asked for before anything is drawn, and the address stays. */
      drag: (patch: Patch) => {
        const from = addressNow();
        const to = { ...from, page: undefined, ...patch };
        readAhead({ campaign, ...to });
        requestAhead({ from, to });
      },
      /** Arrived. */
      narrow: (patch: Patch) => change(patch, "replace"),
    }),
    [addressNow, change, campaign],
  );
}
