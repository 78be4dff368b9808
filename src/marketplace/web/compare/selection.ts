import { useMarketplaceAddress } from "../address.ts";

/** Media stand side by side in this many columns, at most. */
const comparedMax = 5;

/** The media that are chosen to be compared; they stand in the address, so that they can be shared. */
export function useCompared() {
  const { address, change } = useMarketplaceAddress();
  const chosen = address.compare ?? [];
  return {
    chosen,
    isFull: chosen.length >= comparedMax,
    toggle: (media: string) => {
      const without = chosen.filter((id) => id !== media);
      const next = without.length < chosen.length ? without : [...chosen, media].slice(0, comparedMax);
      change({ compare: next, page: address.page }, "replace");
    },
    clear: () => change({ compare: undefined, page: address.page }, "replace"),
  };
}
